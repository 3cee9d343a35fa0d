import { pressStory } from "@spilhus/brand/authoring";
import { house } from "../house.ts";

export const bankoensOrdbog = pressStory("bankoens-ordbog", {
  title: ["Opråber samler bankoens ordbog", "Caller compiles a banko dictionary"],
  teaser: [
    "Over 400 kælenavne for numrene er skrevet ned, inden de går i glemmebogen.",
    "More than 400 nicknames for numbers have been written down before they are forgotten.",
  ],
  published: { daysAgo: 131 },
  seo: {
    title: ["Opråber samler bankoens ordbog | Solbanko", "Caller compiles a banko dictionary | Solbanko"],
    description: [
      "Grisetæer, enebørn og snemænd: Opråber Flemming Tang har samlet 412 kælenavne for bankonumre og stiller dem frit til rådighed.",
      "Trotters, only children and snowmen: caller Flemming Tang has gathered 412 nicknames for banko numbers, free for all to use.",
    ],
  },
  body: [
    `
I tyve år har opråber Flemming Tang noteret, hvad folk kalder bankonumrene rundt om i landet. Nu er de 412 navne samlet i en ordbog, som lokalarkiver og dialektforskere kan bruge gratis.

Flest navne har nummer 11 med 23 forskellige. Nummer 58 har kun ét, »Ottes bil«, og ingen ved, hvem Otte var.

»De her ord lever kun, så længe nogen siger dem højt,« mener Flemming Tang.

Solbanko betaler trykningen af 300 eksemplarer, der gives til forsamlingshuse.
`,
    `
For twenty years caller Flemming Tang has noted what people around the country call the banko numbers. Now the 412 names are gathered in a dictionary that local archives and dialect scholars may use free of charge.

Number 11 has most, with 23 different names. Number 58 has just one, ‘Otte’s car’, and nobody knows who Otte was.

‘These words live only as long as someone says them aloud,’ says Flemming Tang.

Solbanko is paying for 300 printed copies, to be given to village halls.
`,
  ],
  contact: [
    `Lone Vestergaard, ${house.press} eller ${house.phone}`,
    `Lone Vestergaard, ${house.press} or ${house.phone}`,
  ],
});
