import { articleStory } from "@spilhus/brand/authoring";
import { articleCover } from "../art.ts";
import { categories } from "./categories.ts";

export const roulettensNul = articleStory("roulettens-nul", {
  title: ["Det grønne nul", "The green zero"],
  teaser: [
    "Ét felt ud af syvogtredive gør roulette til en forretning. Historien om, hvordan det kom dertil.",
    "One pocket in thirty-seven turns roulette into a business. The story of how it got there.",
  ],
  category: categories.historie,
  author: "Sigrid Vestbo",
  published: { daysAgo: 34 },
  minutes: 4,
  seo: {
    title: ["Det grønne nul | Nordlys", "The green zero | Nordlys"],
    description: [
      "Roulettens historie fra fransk salonleg til nutidens borde, og hvorfor det ene grønne felt er hele forskellen for huset.",
      "Roulette from French parlour game to present-day tables, and why that single green pocket makes all the difference to the house.",
    ],
  },
  cover: articleCover("roulette", [
    "Et roulettehjul set ovenfra i grønt lys",
    "A roulette wheel seen from above in green light",
  ]),
  related: ["blackjack-med-kort-og-ro", "saadan-falder-en-pulje"],
  games: ["nattens-roulette", "kystens-roulette"],
  body: [
    `
På et europæisk roulettehjul er der 37 felter: tallene fra 1 til 36 og et nul. Et enkelt tal betaler 35 gange indsatsen. Var der intet nul, ville det gå lige op. Nullet er hele husets indtægt.

## Regnestykket

Sæt 1 kr. på samme tal i 37 runder, og lad os sige, at hvert felt rammes netop én gang. Du har sat 37 kr. og får 36 tilbage: gevinsten på 35 og din egen krone. Der mangler en krone ud af 37, altså 2,70 %. Det er husets fordel, og den er ens på alle felter.

## Fra to nuller til et

De tidlige franske hjul fra slutningen af 1700-tallet havde både et nul og et dobbeltnul. I 1843 åbnede brødrene Blanc et kasino i Bad Homburg med kun ét nul for at lokke gæster fra konkurrenterne. Det virkede, og enkeltnullet fulgte med dem til Monte Carlo. I Amerika beholdt man begge, og dér er fordelen stadig næsten det dobbelte.

## La partage

Ved nogle franske borde får man halvdelen tilbage, når nul rammer en indsats på farve eller lige og ulige. Så halveres fordelen til 1,35 %. [Kystens Roulette](/spilside/kystens-roulette) spilles på den måde.

Ingen af delene ændrer retningen. De ændrer kun farten.
`,
    `
A European roulette wheel has 37 pockets: the numbers from 1 to 36 and a zero. A single number pays 35 times the stake. Without the zero it would come out even. The zero is the whole of the house’s income.

## The sum

Put DKK 1 on the same number for 37 rounds, and let us say that each pocket is hit exactly once. You have staked DKK 37 and get 36 back: the win of 35 and your own krone. One krone in 37 is missing, that is 2.70 per cent. That is the house edge, and it is the same on every field.

## From two zeros to one

The early French wheels of the late eighteenth century had both a zero and a double zero. In 1843 the Blanc brothers opened a casino at Bad Homburg with a single zero to lure guests from their rivals. It worked, and the single zero went with them to Monte Carlo. America kept both, and there the edge is still nearly double.

## La partage

At some French tables you get half back when zero hits a stake on colour or on odd and even. The edge is then halved to 1.35 per cent. [Kystens Roulette](/spilside/kystens-roulette) is played that way.

Neither changes the direction. They only change the speed.
`,
  ],
});
