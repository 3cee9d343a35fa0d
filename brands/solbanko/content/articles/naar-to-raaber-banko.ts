import { articleStory } from "@spilhus/brand/authoring";
import { articleCover } from "../art.ts";
import { categories } from "./categories.ts";

export const naarToRaaberBanko = articleStory("naar-to-raaber-banko", {
  title: ["Når to råber banko", "When two call banko"],
  teaser: [
    "Hvem får sølvtøjet, hvis to rækker hånden op på samme nummer? Inge tager den fra en ende af.",
    "Who gets the silver if two people raise a hand on the same number? Inge takes it from the top.",
  ],
  category: categories.skole,
  author: "Inge Bruun",
  published: { daysAgo: 2 },
  minutes: 3,
  seo: {
    title: ["Når to råber banko | Solbanko", "When two call banko | Solbanko"],
    description: [
      "Sådan deler vi en præmie, når flere får banko på det samme nummer, med et regnestykke og en historie fra Vejen.",
      "How we share a prize when several get banko on the same number, with some sums and a story from Vejen.",
    ],
  },
  cover: articleCover("megaphone", ["En megafon på et bord", "A megaphone on a table"]),
  related: ["bankonumrenes-kaelenavne", "den-foerste-plade"],
  games: ["forsamlingshuset", "kaffebanko"],
  body: [
    `
Det er det bedste, der kan ske, og det giver altid uro ved bordene: To mennesker råber på samme tid. Hos os er svaret let. De deler.

## Et regnestykke til servietten

Præmien på fuld plade er 600 kroner, og tre plader bliver fyldt på nummer 41. Så får hver 200. Var der syv, ville hver få 85,71, og det runder vi op til 86. Huset lægger det lille ekstra til.

Har du to af de tre plader, får du to tredjedele. Man deler efter plader og ikke efter mennesker.

## Og hvis den ene sov?

Så får hun stadig sin del. Pladen ved godt, at den er fuld. I gamle dage gjaldt det, at man skulle råbe, før næste nummer kom, og det skilte mere end én familie ad.

## Dengang i Vejen

Jeg har selv set to søstre få banko på en gås i 1994. Ingen ville dele den, og ingen ville give sig. Opråberen skar den over med en brødkniv på scenen. De taler sammen igen nu, men de sidder ved hvert sit bord.

Penge er lettere at dele end gæs.
`,
    `
It is the nicest thing that can happen, and it always causes a stir: two people call at once. With us the answer is easy. They share.

## A sum for your napkin

The prize for a full plate is 600 kroner, and three plates are filled on number 41. Then each gets 200. Were there seven, each would get 85.71, and that we round up to 86. The house puts in the little extra.

If two of the three plates are yours you get two thirds. We share by plates and not by people.

## And if one of them was asleep?

Then she still gets her part. The plate knows perfectly well that it is full. In the old days you had to call before the next number came, and that drove apart more than one family.

## That time in Vejen

I have seen two sisters get banko on a goose, back in 1994. Neither would share it, and neither would give way. The caller cut it in two with a bread knife, up on the stage. They are on speaking terms again, but they sit at separate tables.

Money is easier to share than geese.
`,
  ],
});
