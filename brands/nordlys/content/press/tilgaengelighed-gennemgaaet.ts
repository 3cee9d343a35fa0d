import { pressStory } from "@spilhus/brand/authoring";
import { house } from "../house.ts";

export const tilgaengelighedGennemgaaet = pressStory("tilgaengelighed-gennemgaaet", {
  title: ["Siden gennemgået med skærmlæser og tastatur", "Site reviewed with screen reader and keyboard"],
  teaser: [
    "En uafhængig gennemgang fandt 41 hindringer. De 38 er fjernet, og resten er beskrevet.",
    "An independent review found 41 obstacles. Of these, 38 have been removed and the rest described.",
  ],
  published: { daysAgo: 77 },
  seo: {
    title: [
      "Siden gennemgået med skærmlæser og tastatur | Nordlys",
      "Site reviewed with screen reader and keyboard | Nordlys",
    ],
    description: [
      "Nordlys offentliggør resultatet af en uafhængig tilgængelighedsgennemgang: 41 fund, 38 udbedret og en plan for de sidste tre.",
      "Nordlys publishes the result of an independent accessibility review: 41 findings, 38 mended and a plan for the last three.",
    ],
  },
  body: [
    `
Nordlys har fået siden efterprøvet af fem personer, der til daglig bruger skærmlæser, forstørrelse eller kontaktstyring. De fandt 41 hindringer på to uger.

38 er udbedret. De sidste tre findes inde i spil fra eksterne studier og er beskrevet i tilgængelighedserklæringen sammen med en måde at komme uden om dem på.

»Den dyreste fejl var et ur, der afbrød oplæsningen hvert sekund. Den billigste var en manglende overskrift. De var lige irriterende,« siger udviklingschef Jonas Friis.

Gennemgangen gentages to gange om året.
`,
    `
Nordlys has had its site tested by five people who use screen readers, magnification or switch control every day. They found 41 obstacles in two weeks.

38 have been mended. The last three are inside games from external studios and are described in the accessibility statement along with a way around them.

‘The costliest fault was a clock that interrupted the reading every second. The cheapest was a missing heading. They were equally annoying,’ says head of development Jonas Friis.

The review will be repeated twice a year.
`,
  ],
  contact: [
    `Presse: ${house.press}, telefon ${house.phone}`,
    `Press: ${house.press}, telephone ${house.phone}`,
  ],
});
