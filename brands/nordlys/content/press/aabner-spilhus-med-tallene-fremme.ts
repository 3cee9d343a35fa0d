import { pressStory } from "@spilhus/brand/authoring";
import { house } from "../house.ts";

export const aabnerSpilhusMedTalleneFremme = pressStory("aabner-spilhus-med-tallene-fremme", {
  title: ["Nordlys sætter tilbagebetalingen øverst", "Nordlys puts the return at the top"],
  teaser: [
    "Fra i dag står procent, volatilitet og indsats øverst på siden for hvert åbent spil, på billedet ved siden af knappen.",
    "From today, percentage, volatility and stakes stand at the top of the page of every open game, on the picture beside the button.",
  ],
  published: { daysAgo: 6 },
  seo: {
    title: [
      "Nordlys sætter tilbagebetalingen øverst | Nordlys",
      "Nordlys puts the return at the top | Nordlys",
    ],
    description: [
      "Nordlys flytter tilbagebetaling, volatilitet og indsats op på billedet af hvert åbent spil og gør dem læsbare uden konto.",
      "Nordlys moves return to player, volatility and stakes onto the picture of every open game and opens them to all readers.",
    ],
  },
  body: [
    `
Nordlys ændrer i dag alle sine mere end 300 spilsider. På de åbne spil står tilbagebetalingsprocent, volatilitet og indsatser nu på billedet og kan læses af enhver, også uden spilkonto. Hvert tal er bevist, og beviset kan printes.

»Vi har set, hvor mange der leder efter tallet, og hvor få der finder det. Det er vores opgave at lægge det, hvor øjet falder,« siger indholdschef Sigrid Vestbo.

Samtidig kan de beviste spil sorteres efter tilbagebetaling. Rækkefølgen kan ikke købes af studierne.

## Baggrund

Reglerne kræver, at tilbagebetalingen er tilgængelig for spilleren. De siger ikke noget om, hvor den skal stå.
`,
    `
Nordlys is changing all its 300-odd game pages today. On the open games the return, the volatility and the stakes now stand on the picture and can be read by anyone, with or without an account. Each figure is proved, and the proof can be printed.

‘We have seen how many people look for the figure and how few find it. It is our job to put it where the eye falls,’ says head of content Sigrid Vestbo.

The proved games can also be sorted by return to player. Studios cannot buy their way up the order.

## Background

The rules require the return to be available to players. They do not say where it must stand.
`,
  ],
  contact: [
    `Presse: ${house.press}, telefon ${house.phone}`,
    `Press: ${house.press}, telephone ${house.phone}`,
  ],
});
