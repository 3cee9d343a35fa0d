import { articleStory } from "@spilhus/brand/authoring";
import { articleCover } from "../art.ts";
import { categories } from "./categories.ts";

export const hvadBetyderTilbagebetaling = articleStory("hvad-betyder-tilbagebetaling", {
  title: ["Hvad betyder 95,8 %?", "What does 95.8 per cent mean?"],
  teaser: [
    "Tallet står på hvert spils side. Her er, hvad det kan fortælle dig, og hvad det ikke kan.",
    "The figure is on every game’s page. Here is what it can tell you, and what it cannot.",
  ],
  category: categories.tal,
  author: "Maja Holmgaard",
  published: { daysAgo: 3 },
  minutes: 4,
  seo: {
    title: ["Hvad betyder 95,8 %? | Nordlys", "What does 95.8 per cent mean? | Nordlys"],
    description: [
      "Tilbagebetalingsprocenten forklaret med et regneeksempel: hvad den viser over tid, og hvorfor den ikke siger noget om i aften.",
      "Return to player explained with a worked example: what it shows over time, and why it says nothing about tonight.",
    ],
  },
  cover: articleCover("scales", [
    "En vægt med to skåle over en mørk fjord",
    "A pair of scales above a dark fjord",
  ]),
  related: ["myten-om-den-varme-automat", "lav-eller-hoej-volatilitet"],
  games: ["isfuglens-skat", "kobbermaanen"],
  body: [
    `
Der er ét tal, som alle spørger om, og som næsten alle misforstår. Det hedder tilbagebetalingsprocenten og er et gennemsnit over millioner af runder.

## Et eksempel

Forestil dig en automat med 95,8 %. Tusind mennesker spiller hver hundrede spin til en krone. Tilsammen har de sat 100.000 kr., og i gennemsnit er 95.800 kr. kommet ud igen. De 4.200 kr. er husets.

Men ingen af de tusind har fået præcis 95 kroner og 80 øre. Nogle har fået ingenting, mange har fået fyrre, og enkelte har fået flere tusinde. Gennemsnittet beskriver gruppen. Det beskriver ikke nogen i den.

## Procenten gælder hver eneste indsats

Her kommer det, som overrasker. Spiller du gevinsterne videre, betales procenten igen. Begynder du med 100 kr. og lader alt rulle ti gange igennem, er der i gennemsnit 65 kr. tilbage, for 0,958 ganget med sig selv ti gange er 0,65.

Derfor betyder **hvor længe** man spiller mere end **hvor meget** man sætter ad gangen.

## Hvad tallet ikke siger

- Det siger ikke, hvor tit der er gevinst. Se på volatiliteten.
- Det siger ikke, at spillet »skylder« noget.
- Det siger ikke noget om i aften.

Brug det til at sammenligne spil. Brug det ikke til at lægge budget; dertil er en [indbetalingsgrænse](/ansvarligt-spil) bedre.
`,
    `
There is one figure everybody asks about and almost everybody misunderstands. It is called return to player, and it is an average over millions of rounds.

## An example

Imagine a slot at 95.8 per cent. A thousand people each play a hundred spins at one krone. Between them they have staked DKK 100,000, and on average DKK 95,800 has come out again. The remaining DKK 4,200 belongs to the house.

Yet none of the thousand has received exactly DKK 95.80. Some have had nothing, many have had forty, and a few have had several thousand. The average describes the group. It describes nobody in it.

## The percentage applies to every single stake

Here is the part that surprises people. If you play your wins on, the percentage is charged again. Start with DKK 100 and let everything roll through ten times, and on average DKK 65 is left, since 0.958 multiplied by itself ten times is 0.65.

That is why **how long** you play matters more than **how much** you stake at a time.

## What the figure does not say

- It does not say how often there is a win. Look at the volatility.
- It does not say that the game ‘owes’ anything.
- It says nothing about tonight.

Use it to compare games. Do not use it to make a budget; a [deposit limit](/ansvarligt-spil) is better for that.
`,
  ],
});
