import { articleStory } from "@spilhus/brand/authoring";
import { articleCover } from "../art.ts";
import { categories } from "./categories.ts";

export const drommekageTilBordet = articleStory("drommekage-til-bordet", {
  title: ["Drømmekage til tolv", "Dream cake for twelve"],
  teaser: [
    "Den kan bages om formiddagen, tåler at blive flyttet, og der er aldrig noget tilbage.",
    "It can be baked in the morning, survives being moved, and there is never any left.",
  ],
  category: categories.kaffen,
  author: "Jytte Overby",
  published: { daysAgo: 29 },
  minutes: 3,
  seo: {
    title: ["Drømmekage til tolv | Solbanko", "Dream cake for twelve | Solbanko"],
    description: [
      "Jyttes opskrift på drømmekage fra Brovst, tilpasset en bageplade og tolv sultne bankospillere. Tager fyrre minutter.",
      "Jytte’s recipe for dream cake, adapted to one baking tray and twelve hungry banko players. It takes forty minutes.",
    ],
  },
  cover: articleCover("cake", ["Et stykke kage på et bord", "A piece of cake on a table"]),
  related: ["kaffe-paa-kande", "sommerhus-med-regn"],
  games: ["kaffebanko"],
  body: [
    `
Vi har prøvet brunsviger, og vi har prøvet lagkage. Men når man sidder med plader, skal kagen kunne spises med én hånd. Det kan drømmekage.

## Bunden

- 4 æg og 300 g sukker, pisket hvidt
- 300 g mel, 3 tsk. bagepulver og lidt vanilje
- 2 dl lunken mælk og 75 g smeltet smør

Vend det sammen, og bag det i en lille bradepande ved 190 grader i tyve minutter.

## Drømmen

- 150 g smør
- 300 g brun farin
- 1 dl mælk
- 200 g kokosmel

Kog smør, farin og mælk op, og rør kokos i. Bred det over den varme kage, og giv den ti minutter mere ved 220 grader. Hold øje! Den går fra gylden til sort, mens man leder efter grydelappen.

## På bordet

Skær den i tre rækker med fire stykker. Så kan den første, der har spist en række, sige banko. Det er kun sjovt én gang, men det er det til gengæld hver gang.

Kaffe brygges en halv time før [Kaffebanko](/spilside/kaffebanko).
`,
    `
We have tried brown-sugar bread, and we have tried layer cake. But when you are minding plates, a cake must be edible with one hand. Dream cake is.

## The base

- 4 eggs and 300 g sugar, whisked until pale
- 300 g flour, 3 tsp baking powder and a little vanilla
- 200 ml lukewarm milk and 75 g melted butter

Fold together and bake in a small roasting tin at 190 degrees for twenty minutes.

## The dream

- 150 g butter
- 300 g soft brown sugar
- 100 ml milk
- 200 g desiccated coconut

Bring butter, sugar and milk to the boil and stir in the coconut. Spread it over the hot cake and give it ten minutes more at 220 degrees. Watch it! It goes from golden to black while you look for the oven glove.

## On the table

Cut it into three rows of four. The first to finish a row may then say banko. It is funny only once, but on the other hand it is so every time.

Put the coffee on half an hour before [Kaffebanko](/spilside/kaffebanko).
`,
  ],
});
