import { pressStory } from "@spilhus/brand/authoring";
import { house } from "../house.ts";

export const fireNyeStudier = pressStory("fire-nye-studier", {
  title: ["Fire nordiske studier flytter ind", "Four Nordic studios move in"],
  teaser: [
    "Klokkeblomst, Saltvej, Vintergæk og Tinsoldat åbner hver deres hylde i kataloget.",
    "Klokkeblomst, Saltvej, Vintergæk and Tinsoldat each open a shelf in the catalogue.",
  ],
  published: { daysAgo: 21 },
  seo: {
    title: ["Fire nordiske studier flytter ind | Nordlys", "Four Nordic studios move in | Nordlys"],
    description: [
      "Fire mindre studier fra Norden får deres spil på Nordlys. Aftalerne stiller krav om tastaturbetjening og åbne regler.",
      "Four smaller Nordic studios bring their games to Nordlys. The agreements require keyboard operation and open rules.",
    ],
  },
  body: [
    `
Nordlys har indgået aftaler med fire mindre nordiske studier. De leverer tilsammen omkring halvtreds spil, hvoraf en del er lavet til det danske marked fra begyndelsen.

Aftalerne indeholder noget nyt: Alle kommende spil skal kunne betjenes med tastatur, og reglerne skal leveres som tekst på dansk og engelsk, så de kan vises uden for selve spillet.

»De små studier var de første til at sige ja. De store bad om et møde,« siger katalogchef Elias Rønnow.

Spillene kan ses i spiloversigten under studiernes navne.
`,
    `
Nordlys has signed with four smaller Nordic studios. Together they supply around fifty games, a fair number of them made for the Danish market from the outset.

The agreements contain something new: all future games must be operable by keyboard, and rules must be delivered as text in Danish and English so that they can be shown outside the game itself.

‘The small studios were first to say yes. The big ones asked for a meeting,’ says catalogue manager Elias Rønnow.

The games can be found in the game overview under the studios’ names.
`,
  ],
  contact: [
    `Presse: ${house.press}, telefon ${house.phone}`,
    `Press: ${house.press}, telephone ${house.phone}`,
  ],
});
