import { articleStory } from "@spilhus/brand/authoring";
import { articleCover } from "../art.ts";
import { house } from "../house.ts";

export const article = articleStory("hvad-er-tilbagebetaling", {
  title: ["Hvad betyder tilbagebetaling?", "What does return to player mean?"],
  teaser: [
    "Procenten på spillets side er et gennemsnit over millioner af runder. Her er, hvad den siger, og hvad den ikke siger.",
    "The percentage on a game’s page is an average of millions of rounds. Here is what it tells you and what it does not.",
  ],
  category: ["Tal", "Figures"],
  author: house.name,
  published: { daysAgo: 12 },
  minutes: 3,
  seo: {
    title: ["Hvad betyder tilbagebetaling?", "What does return to player mean?"],
    description: [
      "Tilbagebetalingsprocenten forklaret med et regneeksempel i kroner, så du ved, hvad du kan vente over tid.",
      "Return to player explained with a worked example in kroner, so that you know what to expect over time.",
    ],
  },
  cover: articleCover("chips", ["Stabler af jetoner på et bord", "Stacks of chips on a table"]),
  body: [
    `## Et gennemsnit, ikke et løfte

Står der 96 % på et spil, betaler det i gennemsnit 96 kr. tilbage for hver 100 kr., der spilles for. Gennemsnittet gælder alle spillere over meget lang tid.

## Et eksempel

Du spiller 200 runder med 2 kr. i indsats. Det er 400 kr. i alt. Ved 96 % er det gennemsnitlige tab 16 kr., men på én aften kan du lige så vel have tabt alle 400 kr. eller vundet.

## Hvad tallet ikke siger

Tallet kender ikke den næste runde. Et spil, der ikke har givet gevinst længe, er ikke tættere på at gøre det.`,
    `## An average, not a promise

If a game says 96 %, it pays back DKK 96 on average for every DKK 100 played. The average covers all players over a very long time.

## An example

You play 200 rounds at DKK 2. That is DKK 400 in all. At 96 % the average loss is DKK 16, but on a single evening you may just as well have lost all 400, or won.

## What the figure does not say

The figure knows nothing of the next round. A game that has not paid for a long time is no closer to doing so.`,
  ],
  related: ["saet-en-graense-der-holder"],
});
