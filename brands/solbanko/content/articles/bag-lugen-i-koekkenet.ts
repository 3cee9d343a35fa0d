import { articleStory } from "@spilhus/brand/authoring";
import { articleCover } from "../art.ts";
import { categories } from "./categories.ts";

export const bagLugenIKoekkenet = articleStory("bag-lugen-i-koekkenet", {
  title: ["Bag lugen: sådan bliver en sal til", "Behind the hatch: how a hall is made"],
  teaser: [
    "Fra tegning på en serviet til gule duge på skærmen. Sådan fik Solsikkesalen sine vinduer.",
    "From a sketch on a napkin to yellow cloths on screen. How Solsikkesalen got its windows.",
  ],
  category: categories.salen,
  author: "Inge Bruun",
  published: { daysAgo: 88 },
  minutes: 2,
  seo: {
    title: [
      "Bag lugen: sådan bliver en sal til | Solbanko",
      "Behind the hatch: how a hall is made | Solbanko",
    ],
    description: [
      "Følg med bag kulisserne, når en ny bingosal bliver tegnet, prøvet og åbnet, og mød de otte testere, der siger nej først.",
      "Come behind the scenes as a new bingo hall is drawn, tested and opened, and meet the eight testers who say no first.",
    ],
  },
  cover: articleCover("open-sandwich", [
    "Et stykke smørrebrød på en tallerken",
    "An open sandwich on a plate",
  ]),
  related: ["opraaberens-stemme", "kaffe-paa-kande"],
  games: ["solsikkesalen", "havnepavillonen"],
  body: [
    `
Hver sal begynder med et ord. [Solsikkesalen](/spilside/solsikkesalen) begyndte med »eftermiddag«. Så blev der tegnet vinduer, for hvad er en eftermiddag uden?

## Otte mennesker siger nej

Før noget åbner, viser vi det til vores faste kreds på otte. De er mellem 41 og 84. De må ikke rose, før de har fundet tre ting, der er forkerte. I Solsikkesalen fandt de elleve: Dugene var for gule bag tallene, knappen sad for langt nede, og uret tikkede.

Vi skruede ned for gult, flyttede knappen og tog uret af væggen. Det kom aldrig op igen.

## Prøverunder uden penge

Derefter spiller vi to uger uden indsats. Det er til for at se, om nogen bliver forvirret, og om opråbet er til at høre. [Havnepavillonen](/spilside/havnepavillonen) blev forsinket en måned, fordi mågerne overdøvede nummer 13.

## Så åbner lugen

Kontrollørerne kigger på kuglerne, og Inge laver kaffe. Det er mig. Det sidste er vist ikke et lovkrav, men jeg tør ikke lade være.
`,
    `
Every hall begins with a word. [Solsikkesalen](/spilside/solsikkesalen) began with ‘afternoon’. Then windows were drawn, for what is an afternoon without them?

## Eight people say no

Before anything opens we show it to our standing circle of eight. They are between 41 and 84. They may not praise until they have found three things wrong. In Solsikkesalen they found eleven: the cloths were too yellow behind the figures, the button was too far down, and the clock ticked.

We turned down the yellow, moved the button and took the clock off the wall. It never went up again.

## Trial rounds without money

After that we play for two weeks with no stakes, to see whether anyone is confused and whether the calling can be heard. [Havnepavillonen](/spilside/havnepavillonen) was a month late because the gulls drowned out number 13.

## Then the hatch opens

The inspectors look at the balls, and Inge makes coffee. That’s me. The last bit may not be required by law, but I daren’t leave it out.
`,
  ],
});
