import { articleStory } from "@spilhus/brand/authoring";
import { articleCover } from "../art.ts";
import { categories } from "./categories.ts";

export const saadanFalderEnPulje = articleStory("saadan-falder-en-pulje", {
  title: ["Sådan falder en pulje", "How a pot drops"],
  teaser: [
    "Et beløb, der tæller op, virker som et ur. Men det er et ur uden viser.",
    "An amount that counts up looks like a clock. But it is a clock without hands.",
  ],
  category: categories.tal,
  author: "Elias Rønnow",
  published: { daysAgo: 27 },
  minutes: 3,
  seo: {
    title: ["Sådan falder en pulje | Nordlys", "How a pot drops | Nordlys"],
    description: [
      "Hvordan en fælles pulje bliver bygget op, hvem der betaler til den, og hvorfor størrelsen ikke afslører, hvornår den falder.",
      "How a shared pot is built up, who pays into it, and why its size does not reveal when it will drop.",
    ],
  },
  cover: articleCover("door", ["En dør på klem under nordlys", "A door ajar beneath northern lights"]),
  related: ["myten-om-den-varme-automat", "roulettens-nul"],
  games: ["isfuglens-skat", "tidevandstabellen"],
  body: [
    `
Øverst på forsiden står Midnatspotten og tæller op. Det er svært at se på den uden at tænke, at den må være ved at falde. Lad os skille den ad.

## Hvor pengene kommer fra

Hvert spil med pulje lægger en lille del af indsatsen til side, typisk en til to øre af hver krone. Delen er skrevet ind i spillets tilbagebetaling: En automat med 93,6 % og pulje giver måske 92,2 % i almindelige gevinster og resten gennem puljen.

Når den er faldet, begynder den ikke fra nul. Et startbeløb er sat af på forhånd, så der altid er noget at spille om.

## Hvornår den falder

I hvert spin er der en bitte lille chance. Den afhænger af indsatsen, men ikke af puljens størrelse og ikke af, hvor længe siden det var. En pulje på fire millioner er lige så usandsynlig i næste spin som en på to.

## Er det så bedre at spille, når den er stor?

Rent matematisk er gennemsnittet lidt højere, fordi præmien er. I praksis er chancen så lille, at du skal regne med ikke at ramme den, heller ikke hvis du spillede hver dag resten af livet. Spil et puljespil, fordi du kan lide spillet.
`,
    `
At the top of the front page the Midnight Pot is counting up. It is hard to watch without thinking that it must be about to drop. Let us take it apart.

## Where the money comes from

Every game with a pot sets aside a small part of the stake, typically one or two øre in each krone. That share is included in the game’s return: a slot at 93.6 per cent with a pot may give 92.2 per cent in ordinary wins and the rest through the pot.

Once it has dropped it does not start from nothing. An opening amount has been put by beforehand, so there is always something to play for.

## When it drops

In every spin there is a tiny chance. It depends on the stake but not on the size of the pot, nor on how long ago the last one was. A pot of four million is as unlikely in the next spin as one of two.

## So is it better to play when it is large?

Mathematically the average is slightly higher, because the prize is. In practice the chance is so small that you should expect never to hit it, even playing daily for the rest of your life. Play a game with a pot because you like the game.
`,
  ],
});
