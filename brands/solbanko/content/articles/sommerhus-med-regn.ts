import { articleStory } from "@spilhus/brand/authoring";
import { articleCover } from "../art.ts";
import { categories } from "./categories.ts";

export const sommerhusMedRegn = articleStory("sommerhus-med-regn", {
  title: [
    "Et sommerhus, fire regnjakker og en pose kugler",
    "A summer house, four raincoats and a bag of balls",
  ],
  teaser: [
    "Når vejret svigter, redder banko ferien. Her er, hvordan man laver sit eget af ting fra køkkenet.",
    "When the weather fails, banko saves the holiday. Here is how to make your own from kitchen things.",
  ],
  category: categories.salen,
  author: "Jytte Overby",
  published: { daysAgo: 79 },
  minutes: 2,
  seo: {
    title: [
      "Et sommerhus, fire regnjakker og en pose kugler | Solbanko",
      "A summer house, four raincoats and a bag of balls | Solbanko",
    ],
    description: [
      "Lav jeres eget banko i sommerhuset med papir, tørrede bønner og en strømpe. Helt uden penge og skærm.",
      "Make your own banko in the summer house from paper, dried beans and a sock. No money and no screen required.",
    ],
  },
  cover: articleCover("umbrella", ["En paraply i regnvejr", "An umbrella in the rain"]),
  related: ["drommekage-til-bordet", "den-foerste-plade"],
  games: ["regnvejrsbanko", "kirsebaerhaven"],
  body: [
    `
Tredje dag i Blokhus, og spillet på hylden mangler kuglerne. Fortvivl ikke. Alt, du skal bruge, er i køkkenet.

## Plader

Tag et stykke A4 på langs, og tegn tre rækker med ni felter. Skriv fem tal i hver række: et fra hver kolonne efter tiere. Resten krydses over. Svoger er god til at tegne tern og dårlig til at lade være med at vælge sit yndlingstal.

## Kugler

Riv en avis i halvfems stykker, og nummerér dem. Læg dem i en ren strømpe. Uld er bedst, for så rasler det ikke.

## Brikker

Tørrede bønner, knapper eller rosiner. Med rosiner skal man regne med svind.

## Præmier

Første række: at slippe for opvasken. To rækker: at bestemme aftensmaden. Fuld plade: den gode stol ved brændeovnen resten af dagen.

Her spilles der altså ikke om penge. Det er en anden slags banko end vores, og i regnvejr er den mindst lige så god.
`,
    `
Day three in Blokhus, and the game on the shelf has lost its balls. Do not despair. Everything you need is in the kitchen.

## Plates

Take a sheet of A4 lengthways and draw three rows of nine fields. Write five numbers in each row, keeping tens to their columns. Cross out the rest. Brothers-in-law are good at drawing squares and poor at not choosing their favourite numbers.

## Balls

Tear a newspaper into ninety pieces and number them. Put them in a clean sock. Wool is best, as it doesn’t rustle.

## Counters

Dried beans, buttons or raisins. With raisins, allow for losses.

## Prizes

First row: no washing-up. Two rows: choosing supper. Full plate: the good chair by the stove for the rest of the day.

So there is no playing for money here. It’s another kind of banko than ours, and on a rainy day it is every bit as good.
`,
  ],
});
