import { articleStory } from "@spilhus/brand/authoring";
import { articleCover } from "../art.ts";
import { categories } from "./categories.ts";

export const mytenOmDenVarmeAutomat = articleStory("myten-om-den-varme-automat", {
  title: ["Myten om den varme automat", "The myth of the hot slot"],
  teaser: [
    "Hjernen elsker mønstre, også dem, der ikke er der. Om hvorfor en automat aldrig er »ved at være klar«.",
    "The brain loves patterns, even those that aren’t there. On why a slot is never ‘due’.",
  ],
  category: categories.tal,
  author: "Elias Rønnow",
  published: { daysAgo: 11 },
  minutes: 3,
  seo: {
    title: ["Myten om den varme automat | Nordlys", "The myth of the hot slot | Nordlys"],
    description: [
      "Kan en spilleautomat være varm eller kold? Nej, og her er forklaringen med en mønt, en tilfældighedsgenerator og lidt psykologi.",
      "Can a slot be hot or cold? No, and here is the explanation, with a coin, a random number generator and some psychology.",
    ],
  },
  cover: articleCover("bonfire", [
    "Et bål, hvis gløder svæver mod en mørk himmel",
    "A bonfire whose embers drift towards a dark sky",
  ]),
  related: ["hvad-betyder-tilbagebetaling", "saadan-falder-en-pulje"],
  games: ["frostklokken"],
  body: [
    `
»Den har ikke givet noget hele aftenen. Den må være tæt på.« Sætningen er sagt foran hver eneste automat, der nogensinde er bygget.

Den er forkert, og det er let at vise. Slå plat eller krone fem gange, og få fem gange krone. Hvad er chancen for krone i sjette kast? Halvtreds procent. Mønten ved ikke, hvad den lige har gjort.

## Inde i maskinen

En automat trækker ikke tal fra en bunke, der bliver mindre. En tilfældighedsgenerator laver nye tal hele tiden, tusindvis i sekundet, også når ingen spiller. I det øjeblik du trykker, bliver det næste tal brugt. Var du kommet et sekund senere, havde det været et andet.

Der er derfor ingen hukommelse at være varm i. Ingen tæller, der løber op, og intet lager, der bliver tømt.

## Hvorfor det føles anderledes

Vi husker de gange, mønstret passede, og glemmer resten. Psykologer kalder det bekræftelsesbias. Og så er næsten-gevinster designet af tilfældet til at ligne fremskridt: To nøgler og en halv tredje er præcis lige så langt fra en gevinst som ingen nøgler.

Mærker du tanken »nu må den komme«, er det et godt tidspunkt at gå ud og se, om der er stjerner.
`,
    `
‘It hasn’t paid all evening. It must be close.’ The sentence has been spoken in front of every slot machine ever built.

It is wrong, and that is easily shown. Toss a coin five times and get five heads. What is the chance of heads on the sixth? Fifty per cent. The coin does not know what it has just done.

## Inside the machine

A slot does not draw numbers from a pile that grows smaller. A random number generator makes new numbers all the time, thousands a second, even when nobody is playing. The moment you press, the next number is used. Had you come a second later it would have been another.

So there is no memory to be hot in. No counter running up, and no store being emptied.

## Why it feels otherwise

We remember the times the pattern fitted and forget the rest. Psychologists call it confirmation bias. And near misses, by pure chance, look like progress: two keys and half a third is exactly as far from a win as no keys at all.

If you notice the thought ‘it has to come now’, it is a good moment to go outside and see whether the stars are out.
`,
  ],
});
