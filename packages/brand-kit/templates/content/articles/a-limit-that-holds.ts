import { articleStory } from "@spilhus/brand/authoring";
import { articleCover } from "../art.ts";
import { house } from "../house.ts";

export const article = articleStory("saet-en-graense-der-holder", {
  title: ["Sæt en grænse, der holder", "Set a limit that holds"],
  teaser: [
    "En grænse virker bedst, når den er sat, før lysten melder sig. Tre råd til at finde dit eget beløb.",
    "A limit works best when it is set before temptation comes. Three pieces of advice on finding your own amount.",
  ],
  category: ["Godt spil", "Playing well"],
  author: house.name,
  published: { daysAgo: 4 },
  minutes: 2,
  seo: {
    title: ["Sæt en grænse, der holder", "Set a limit that holds"],
    description: [
      "Tre råd til at vælge en indbetalingsgrænse, du kan leve med, også på en aften, hvor det går skidt.",
      "Three pieces of advice on choosing a deposit limit you can live with, even on a bad evening.",
    ],
  },
  cover: articleCover("hourglass", ["Et timeglas på et bord", "An hourglass on a table"]),
  body: [
    `## Begynd med måneden

Hvad må underholdning koste dig på en måned? Træk alt andet fra først: husleje, mad, opsparing. Resten er loftet.

## Del det op

En ugegrænse er lettere at mærke end en månedsgrænse. Sæt gerne begge.

## Lad den ligge

En højere grænse gælder først efter 24 timer. Brug dem til at sove på det. Du finder alle redskaber under [ansvarligt spil](/ansvarligt-spil).`,
    `## Start with the month

What may entertainment cost you in a month? Take everything else off first: rent, food, savings. What is left is the ceiling.

## Divide it

A weekly limit is easier to feel than a monthly one. Setting both is a good idea.

## Leave it alone

A higher limit applies only after 24 hours. Use them to sleep on it. You will find every tool under [responsible gaming](/ansvarligt-spil).`,
  ],
  related: ["hvad-er-tilbagebetaling"],
});
