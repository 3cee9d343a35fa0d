import { articleStory } from "@spilhus/brand/authoring";
import { articleCover } from "../art.ts";
import { categories } from "./categories.ts";

export const kettyFraBordTre = articleStory("ketty-fra-bord-tre", {
  title: ["Ketty fra bord tre", "Ketty from table three"],
  teaser: [
    "Hun fandt på projektoren, retter vores tekster og har fået banko nitten gange på tolv år.",
    "She thought of the projector, corrects our copy and has got banko nineteen times in twelve years.",
  ],
  category: categories.naboer,
  author: "Inge Bruun",
  published: { daysAgo: 53 },
  minutes: 3,
  seo: {
    title: ["Ketty fra bord tre | Solbanko", "Ketty from table three | Solbanko"],
    description: [
      "Mød Ketty Damgaard, 78 år, som satte gang i det hele med en overheadprojektor, og hør, hvorfor hun kun spiller om torsdagen.",
      "Meet Ketty Damgaard, 78, who started it all with an overhead projector, and hear why she plays on Thursdays only.",
    ],
  },
  cover: articleCover("spectacles", [
    "Et par læsebriller på et bord",
    "A pair of reading glasses on a table",
  ]),
  related: ["opraaberens-stemme", "naboen-der-flyttede-ind"],
  games: ["solsikkesalen"],
  body: [
    `
»Skriv nu ikke, at jeg er gammel,« siger hun. »Skriv, at jeg er vant til det.«

Ketty Damgaard er 78 og har været postbud på Vestfyn i 34 år. Hun kender alle husnumre udenad, og det er måske derfor, hun er så god til plader.

## Projektoren

Det var hende, der foreslog at skrive numrene på væggen den aften i gymnastiksalen. Den stod alligevel i depotet, og hun havde engang båret den for skolen. »Jeg tænkte bare, at Erna ikke skulle sidde og gætte.«

## Nitten gange

Hun har ført bog. På tolv år har hun fået banko nitten gange og brugt 4.316 kroner. Hun har fået 3.720 igen. »Altså 596 kroner for tolv års torsdage. Prøv at gå i biografen for det.«

## Kun om torsdagen

Hun spiller én aften om ugen. De andre er der kor, børnebørn og en have, der ikke passer sig selv. »Det skal være noget, man glæder sig til. Glæder man sig til det hver dag, er det ikke glæde længere.«

Vi har hængt den sætning op over kaffemaskinen.
`,
    `
‘Now don’t you write that I’m old,’ she says. ‘Write that I’m used to it.’

Ketty Damgaard is 78 and was a postwoman on western Funen for 34 years. She knows every house number by heart, which is perhaps why she is so good with plates.

## The projector

It was she who suggested writing the numbers on the wall that evening in the gym. It was standing in the store anyway, and she had once carried it for the school. ‘I just thought that Erna shouldn’t have to sit there guessing.’

## Nineteen times

She has kept a book. In twelve years she has got banko nineteen times and spent 4,316 kroner. She has had 3,720 back. ‘That’s 596 kroner for twelve years of Thursdays. Try going to the pictures for that.’

## Thursdays only

She plays one evening a week. The others hold choir, grandchildren and a garden that won’t look after itself. ‘It should be something you look forward to. If you look forward to it every day, it’s not looking forward any more.’

We have hung that sentence above the coffee machine.
`,
  ],
});
