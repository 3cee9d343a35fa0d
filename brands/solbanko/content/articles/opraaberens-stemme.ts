import { articleStory } from "@spilhus/brand/authoring";
import { articleCover } from "../art.ts";
import { categories } from "./categories.ts";

export const opraaberensStemme = articleStory("opraaberens-stemme", {
  title: ["Sådan råber man op", "How to call the numbers"],
  teaser: [
    "Tredive år ved mikrofonen har lært Flemming tre ting. Den ene er at tie stille.",
    "Thirty years at the microphone have taught Flemming three things. One is to keep quiet.",
  ],
  category: categories.salen,
  author: "Flemming Tang",
  published: { daysAgo: 44 },
  minutes: 3,
  seo: {
    title: ["Sådan råber man op | Solbanko", "How to call the numbers | Solbanko"],
    description: [
      "Opråber Flemming Tang fortæller om tempo, pauser og den gang han glemte nummer 62. Et portræt fra mikrofonens bagside.",
      "Caller Flemming Tang on pace, pauses and the time he forgot number 62. A portrait from behind the microphone.",
    ],
  },
  cover: articleCover("microphone", ["En gammel mikrofon på et bord", "An old microphone on a table"]),
  related: ["bankonumrenes-kaelenavne", "ketty-fra-bord-tre"],
  games: ["forsamlingshuset", "storstuen"],
  body: [
    `
Jeg begyndte som reserve. Opråberen i Gelsted havde fået halsbetændelse, og jeg havde den højeste stemme i skytteforeningen. Det er tredive år siden, og jeg har talt numre lige siden.

## Ét: Sig det to gange

Først tallet, så cifrene. »Syvogtres. Seks, syv.« Det giver den gamle dame med høreapparat samme chance som den unge mand med gode ører.

## To: Vent

Der skal gå mindst tre sekunder mellem numrene. I [Storstuen](/spilside/storstuen) venter jeg seks. I den pause leder folk, retter brillerne og puster på kaffen. Det er dér, stemningen bor.

## Tre: Ti stille om held

Man siger ikke »nu er det din tur« til nogen. Kuglerne hører ikke efter, og den, man siger det til, køber måske en plade mere. Det har jeg set, og det bryder jeg mig ikke om.

## Den gang med 62

I 2003 sprang jeg et nummer over. Ingen opdagede det undtagen Ketty, som rejste sig op, gik hen til scenen og lagde kuglen foran mig uden et ord. Siden har hun siddet ved bord tre, hvor jeg kan se hende.
`,
    `
I started as a reserve. The caller at Gelsted had a throat infection, and I had the loudest voice in the rifle club. That is thirty years ago, and I have been saying numbers ever since.

## One: say it twice

First the number, then the digits. ‘Sixty-seven. Six, seven.’ It gives the old lady with the hearing aid the same chance as the young man with good ears.

## Two: wait

At least three seconds must pass between numbers. In [Storstuen](/spilside/storstuen) I wait six. In that pause people search, straighten their glasses and blow on their coffee. That is where the mood lives.

## Three: say nothing about luck

You don’t tell anyone ‘it’s your turn now’. The balls aren’t listening, and the person you tell may buy one more plate. I have seen it happen, and I don’t care for it.

## That time with 62

In 2003 I skipped a number. No one noticed but Ketty, who rose, walked up to the stage and laid the ball in front of me without a word. She has sat at table three ever since, where I can see her.
`,
  ],
});
