import { articleStory } from "@spilhus/brand/authoring";
import { articleCover } from "../art.ts";
import { categories } from "./categories.ts";

export const museetForEnarmede = articleStory("museet-for-enarmede", {
  title: ["Håndtag, fjedre og kirsebær", "Levers, springs and cherries"],
  teaser: [
    "Frugten på hjulene er ikke et tilfælde. Den er et juridisk smuthul fra dengang, der kom tyggegummi ud.",
    "The fruit on the reels is no accident. It is a legal loophole from the days when chewing gum came out.",
  ],
  category: categories.historie,
  author: "Sigrid Vestbo",
  published: { daysAgo: 84 },
  minutes: 3,
  seo: {
    title: ["Håndtag, fjedre og kirsebær | Nordlys", "Levers, springs and cherries | Nordlys"],
    description: [
      "Hvorfor er der kirsebær og BAR på spilleautomater? En kort historie om Charles Fey, tyggegummi og maskinerne på danske grillbarer.",
      "Why do slots have cherries and BAR signs? A short history of Charles Fey, chewing gum and the machines in Danish cafés.",
    ],
  },
  cover: articleCover("three-cherries", [
    "Tre kirsebær, som på en gammel automat",
    "Three cherries, as on an old slot machine",
  ]),
  related: ["roulettens-nul", "bag-om-frostklokken"],
  games: ["tre-kirsebaer", "januar-paa-torvet"],
  body: [
    `
I slutningen af 1890’erne byggede mekanikeren Charles Fey i San Francisco en maskine med tre hjul og ét håndtag. Den betalte af sig selv, hvilket ingen havde fået til at virke før. Resten er historie, og noget af den smager af frugt.

## Derfor kirsebær

Da myndighederne begyndte at forbyde pengegevinster, skiftede fabrikanterne tegnene ud. Maskinerne blev til »automater for tyggegummi«, og symbolerne viste smagen: kirsebær, citron, appelsin, blomme. Det sorte BAR-tegn menes at stamme fra et firmas logo på pakken.

Tyggegummiet forsvandt, men frugten blev.

## På grillbaren

I Danmark kom maskinerne ind på kroer og grillbarer i sidste halvdel af 1900-tallet. De tog kroner, gav kroner og stod gerne ved siden af flipperen. Lydene er stadig i øret hos mange: klak, klak, klak og en pause, man kunne nå at håbe i.

Studiet Tinsoldat har optaget en af dem. Den kan høres i [Tre Kirsebær](/spilside/tre-kirsebaer), hvor der ikke er tilføjet en eneste tone.
`,
    `
In the late 1890s the mechanic Charles Fey of San Francisco built a machine with three reels and one lever. It paid out by itself, which nobody had managed before. The rest is history, and some of it tastes of fruit.

## Hence the cherries

When authorities began to ban cash prizes, makers changed the symbols. Machines became ‘chewing gum vendors’, and the signs showed the flavour: cherry, lemon, orange, plum. The black BAR sign is thought to come from a company’s logo on the packet.

The chewing gum vanished, but the fruit stayed.

## In the corner café

In Denmark the machines entered inns and hot-dog cafés in the second half of the twentieth century. They took coins, gave coins and tended to stand beside the pinball. Many can still hear them: clack, clack, clack and a pause long enough for hope.

The studio Tinsoldat has recorded one. You can hear it in [Tre Kirsebær](/spilside/tre-kirsebaer), to which not a single note was added.
`,
  ],
});
