import { articleStory } from "@spilhus/brand/authoring";
import { articleCover } from "../art.ts";
import { categories } from "./categories.ts";

export const kaffePaaKande = articleStory("kaffe-paa-kande", {
  title: ["Kaffe til et helt bord", "Coffee for a whole table"],
  teaser: [
    "Hvor mange skeer til femten kopper? En opråbers erfaringer med termokander.",
    "How many spoons for fifteen cups? A caller’s experience with flasks.",
  ],
  category: categories.kaffen,
  author: "Flemming Tang",
  published: { daysAgo: 37 },
  minutes: 2,
  seo: {
    title: ["Kaffe til et helt bord | Solbanko", "Coffee for a whole table | Solbanko"],
    description: [
      "Mål, tider og termokander: sådan brygger du kaffe til mange, så den stadig smager af noget i sidste runde.",
      "Measures, times and flasks: how to brew coffee for many so that it still tastes of something in the final round.",
    ],
  },
  cover: articleCover("coffee", ["En dampende kop kaffe", "A steaming cup of coffee"]),
  related: ["drommekage-til-bordet", "naboen-der-flyttede-ind"],
  games: ["kaffebanko", "morgenstuen"],
  body: [
    `
Kaffe er næsten lige så vigtig som kuglerne. Er den tynd, bliver der klaget. Er den stærk, kan opråberen ikke sove.

## Grundmålet

60 gram til en liter vand giver otte kopper. Til femten kopper skal der altså små 115 gram, og så runder jeg op, ligesom vi gør med præmierne. Brug friskt, koldt vand. Det andet har allerede givet op.

## Kanden først

Skyl termokanden med kogende vand, inden du hælder i. Så holder kaffen sig varm i tre timer i stedet for halvanden, og det er akkurat en aften i [Forsamlingshuset](/spilside/forsamlingshuset).

## Til dem, der ikke vil have

Sæt altid en kande med varmt vand ved siden af. Der er flere tedrikkere, end der plejede at være, og de siger det ikke selv.

## En hemmelighed

Et nip salt i filteret tager det bitre. Min mor ville vende sig i graven, men hun ville også bede om en kop til.
`,
    `
Coffee is almost as important as the balls. If it’s thin there are complaints. If it’s strong the caller can’t sleep.

## The basic measure

60 grams to a litre of water makes eight cups. Fifteen cups therefore need nearly 115 grams, and I round up, as we do with prizes. Use fresh, cold water. The other kind has already given up.

## The flask first

Rinse the flask with boiling water before you pour. The coffee then stays hot for three hours instead of one and a half, which is precisely one evening in [Forsamlingshuset](/spilside/forsamlingshuset).

## For those who don’t want any

Always put out a jug of hot water as well. There are more tea drinkers than there used to be, and they won’t say so themselves.

## A secret

A pinch of salt in the filter takes away the bitterness. My mother would turn in her grave, but she would also ask for another cup.
`,
  ],
});
