import { pressStory } from "@spilhus/brand/authoring";
import { house } from "../house.ts";

export const telefonenAabenSoendag = pressStory("telefonen-aaben-soendag", {
  title: ["Nu også nogen i røret om søndagen", "Now someone on the line on Sundays too"],
  teaser: [
    "Det er den dag, flest spiller, og den dag, flest har brug for at spørge.",
    "It is the day most people play, and the day most people need to ask.",
  ],
  published: { daysAgo: 92 },
  seo: {
    title: [
      "Nu også nogen i røret om søndagen | Solbanko",
      "Now someone on the line on Sundays too | Solbanko",
    ],
    description: [
      "Solbanko bemander telefonen alle ugens dage. Søndagsvagten går på skift mellem folk, der selv har stået i en bankosal.",
      "Solbanko staffs its telephone all week. Sunday duty rotates among people who have themselves stood in a banko hall.",
    ],
  },
  body: [
    `
Fra denne måned kan man ringe til Solbanko om søndagen mellem 12 og 22. Seks kolleger deles om vagten.

Ud over hjælp med skærm og lyd kan de straks lukke for spil, hvis den, der ringer, beder om det. Det sker hver uge, og det skal ikke vente til mandag.

»Den svære samtale kommer sjældent i kontortiden,« siger Inge Bruun, der står for kundeservice.

Ventetiden var i prøveperioden 48 sekunder i gennemsnit.
`,
    `
As of this month you can ring Solbanko on Sundays between noon and 10 pm. Six colleagues share the duty.

Besides help with screen and sound they can close play at once if the caller asks them to. That happens weekly and must not wait until Monday.

‘The difficult conversation seldom comes in office hours,’ says Inge Bruun, who runs customer service.

During the trial the wait averaged 48 seconds.
`,
  ],
  contact: [
    `Lone Vestergaard, ${house.press} eller ${house.phone}`,
    `Lone Vestergaard, ${house.press} or ${house.phone}`,
  ],
});
