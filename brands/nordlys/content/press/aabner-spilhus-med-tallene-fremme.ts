import { pressStory } from "@spilhus/brand/authoring";
import { house } from "../house.ts";

export const aabnerSpilhusMedTalleneFremme = pressStory("aabner-spilhus-med-tallene-fremme", {
  title: ["Nordlys sætter tilbagebetalingen øverst", "Nordlys puts the return at the top"],
  teaser: [
    "Fra i dag står procent, volatilitet og indsats øverst på alle spilsider, før billedet og før knappen.",
    "From today, percentage, volatility and stakes stand at the top of every game page, before the picture and the button.",
  ],
  published: { daysAgo: 6 },
  seo: {
    title: [
      "Nordlys sætter tilbagebetalingen øverst | Nordlys",
      "Nordlys puts the return at the top | Nordlys",
    ],
    description: [
      "Nordlys flytter tilbagebetaling, volatilitet og indsats op over billedet på samtlige spilsider og gør dem læsbare uden konto.",
      "Nordlys moves return to player, volatility and stakes above the picture on every game page and opens them to all readers.",
    ],
  },
  body: [
    `
Nordlys ændrer i dag alle sine mere end 300 spilsider. Tilbagebetalingsprocent, volatilitet samt mindste og største indsats står nu før billedet og kan læses af enhver, også uden spilkonto.

»Vi har set, hvor mange der leder efter tallet, og hvor få der finder det. Det er vores opgave at lægge det, hvor øjet falder,« siger indholdschef Sigrid Vestbo.

Samtidig kan kataloget sorteres efter tilbagebetaling. Rækkefølgen kan ikke købes af studierne.

## Baggrund

Reglerne kræver, at tilbagebetalingen er tilgængelig for spilleren. De siger ikke noget om, hvor den skal stå.
`,
    `
Nordlys is changing all its 300-odd game pages today. Return to player, volatility and the smallest and largest stake now come before the picture and can be read by anyone, with or without an account.

‘We have seen how many people look for the figure and how few find it. It is our job to put it where the eye falls,’ says head of content Sigrid Vestbo.

The catalogue can also be sorted by return to player. Studios cannot buy their way up the order.

## Background

The rules require the return to be available to players. They do not say where it must stand.
`,
  ],
  contact: [
    `Presse: ${house.press}, telefon ${house.phone}`,
    `Press: ${house.press}, telephone ${house.phone}`,
  ],
});
