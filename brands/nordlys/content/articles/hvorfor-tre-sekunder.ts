import { articleStory } from "@spilhus/brand/authoring";
import { articleCover } from "../art.ts";
import { categories } from "./categories.ts";

export const hvorforTreSekunder = articleStory("hvorfor-tre-sekunder", {
  title: ["Hvorfor skal et spin tage tre sekunder?", "Why must a spin take three seconds?"],
  teaser: [
    "Den mest upåagtede regel i dansk spillelovgivning er også en af de klogeste.",
    "The least noticed rule in Danish gambling law is also one of the wisest.",
  ],
  category: categories.vaner,
  author: "Elias Rønnow",
  published: { daysAgo: 58 },
  minutes: 2,
  seo: {
    title: [
      "Hvorfor skal et spin tage tre sekunder? | Nordlys",
      "Why must a spin take three seconds? | Nordlys",
    ],
    description: [
      "I Danmark må intet spin gå hurtigere end tre sekunder. Læs, hvad pausen gør ved hovedet, og hvorfor turbo-knapper mangler her.",
      "In Denmark no spin may be quicker than three seconds. Read what the pause does to your head, and why turbo buttons are missing here.",
    ],
  },
  cover: articleCover("hourglass", ["Et timeglas under nordlys", "An hourglass beneath northern lights"]),
  related: ["en-aften-med-isfuglen", "saet-graensen-foer-du-begynder"],
  body: [
    `
Kommer du fra et spil i udlandet, savner du måske en knap. Turbo, lyn, quick: navnene er mange. I Danmark findes den ikke, for en runde på en automat skal tage mindst tre sekunder, og man må ikke kunne sætte den i gang for flere spil på én gang.

## Hvad tre sekunder gør

Hurtige gentagelser skubber tanken til side. Man handler på rytmen i stedet for på beslutningen. En kort pause er nok til, at hovedet når at spørge: Vil jeg have en til?

Det kan også regnes ud i penge. Ved tre sekunder kan man højst nå 1.200 spin i timen, og ved én krone pr. spin og 95,8 % koster det i gennemsnit 50 kr. Var spillet dobbelt så hurtigt, ville det koste det dobbelte for samme underholdning.

## Vi holder af den

Studierne brokker sig af og til, når de skal tilpasse et spil til os. Det må de gerne. En automat, der ikke kan tåle tre sekunder, er nok ikke så sjov, som den påstår.
`,
    `
If you come from games abroad you may miss a button. Turbo, flash, quick: it has many names. In Denmark it does not exist, since a round on a slot must take at least three seconds, and you may not start several games at once with it.

## What three seconds do

Rapid repetition pushes thought aside. You act on the rhythm rather than on a decision. A short pause is enough for the mind to ask: do I want another?

It can also be reckoned in money. At three seconds you can manage at most 1,200 spins an hour, which at one krone a spin and 95.8 per cent costs DKK 50 on average. Were the game twice as fast it would cost twice as much for the same entertainment.

## We are fond of it

Studios grumble now and then when they have to adapt a game for us. They are welcome to. A slot that can’t stand three seconds is probably less fun than it claims.
`,
  ],
});
