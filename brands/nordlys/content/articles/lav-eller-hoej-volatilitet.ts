import { articleStory } from "@spilhus/brand/authoring";
import { articleCover } from "../art.ts";
import { categories } from "./categories.ts";

export const lavEllerHoejVolatilitet = articleStory("lav-eller-hoej-volatilitet", {
  title: ["Lav eller høj volatilitet?", "Low or high volatility?"],
  teaser: [
    "To spil kan have samme procent og alligevel føles som dag og nat. Her er hvorfor.",
    "Two games may share a percentage and still feel like night and day. Here is why.",
  ],
  category: categories.tal,
  author: "Maja Holmgaard",
  published: { daysAgo: 19 },
  minutes: 3,
  seo: {
    title: ["Lav eller høj volatilitet? | Nordlys", "Low or high volatility? | Nordlys"],
    description: [
      "Volatilitet forklaret med to spil, der betaler lige meget tilbage, men i helt forskellig rytme. Find ud af, hvad der passer til dig.",
      "Volatility explained through two games that pay back equally but in quite different rhythms. Find out which suits you.",
    ],
  },
  cover: articleCover("ship", [
    "Et skib for fulde sejl på en mørk fjord",
    "A ship in full sail on a dark fjord",
  ]),
  related: ["hvad-betyder-tilbagebetaling", "en-aften-med-isfuglen"],
  games: ["candlelight-lodge", "den-hvide-stalker"],
  body: [
    `
Stil [Candlelight Lodge](/spilside/candlelight-lodge) ved siden af [Den Hvide Stalker](/spilside/den-hvide-stalker). De betaler omtrent lige meget tilbage. Alligevel kan en halv time med det ene ligne en rolig gåtur og med det andet en nat i et tomt venteværelse.

## Det samme gennemsnit på to måder

Tænk på to kasser med ti sedler i hver. I den første ligger der ti sedler på 9 kr. I den anden ligger der ni blanke og en på 90 kr. Trækker du længe nok, får du det samme af begge. Trækker du fem gange, får du enten 45 kr. eller sandsynligvis ingenting.

Det er volatilitet: hvor ujævnt det samme beløb bliver delt ud.

## Hvad skal man vælge?

Der er intet rigtigt svar, men et par spørgsmål hjælper:

- Bliver du rastløs, når der længe intet sker? Så vælg lav.
- Har du en lille pulje til aftenen? Så vælg lav; den rækker længere.
- Kan du lide spændingen og tåle, at det oftest ender med nul? Så kan høj være sagen, med små indsatser.

Høj volatilitet er ikke en større chance for at vinde. Det er en mindre chance for noget større.
`,
    `
Put [Candlelight Lodge](/spilside/candlelight-lodge) beside [Den Hvide Stalker](/spilside/den-hvide-stalker). They pay back about the same. Yet half an hour with one may resemble a gentle walk, and with the other a night in an empty waiting room.

## The same average in two ways

Think of two boxes with ten notes in each. The first holds ten notes of DKK 9. The second holds nine blanks and one of DKK 90. Draw for long enough and you get the same from both. Draw five times and you get either DKK 45 or, quite probably, nothing.

That is volatility: how unevenly the same sum is handed out.

## Which to choose?

There is no right answer, but a few questions help:

- Do you grow restless when nothing happens for long? Choose low.
- Have you set aside a small sum for the evening? Choose low; it lasts longer.
- Do you enjoy the suspense, and can you bear that it mostly ends at nought? Then high may be the thing, at small stakes.

High volatility is not a greater chance of winning. It is a smaller chance of something larger.
`,
  ],
});
