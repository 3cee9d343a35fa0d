import { articleStory } from "@spilhus/brand/authoring";
import { articleCover } from "../art.ts";
import { categories } from "./categories.ts";

export const enAftenMedIsfuglen = articleStory("en-aften-med-isfuglen", {
  title: ["En aften med isfuglen", "An evening with the kingfisher"],
  teaser: [
    "Vi satte en grænse på 50 kroner og skrev ned, hvad der skete. Det er ikke en succeshistorie.",
    "We set a limit of fifty kroner and noted what happened. It is not a success story.",
  ],
  category: categories.spil,
  author: "Maja Holmgaard",
  published: { daysAgo: 49 },
  minutes: 3,
  seo: {
    title: ["En aften med isfuglen | Nordlys", "An evening with the kingfisher | Nordlys"],
    description: [
      "En redaktør spiller Isfuglens Skat med 50 kr. og noterer hvert spin. Læs, hvordan volatilitet ser ud i praksis.",
      "An editor plays Isfuglens Skat with DKK 50 and notes every spin. Read what volatility looks like in practice.",
    ],
  },
  cover: articleCover("kingfisher", [
    "En isfugl på en gren under nordlys",
    "A kingfisher on a branch beneath northern lights",
  ]),
  related: ["lav-eller-hoej-volatilitet", "hvorfor-tre-sekunder"],
  games: ["isfuglens-skat", "vinterpasset"],
  body: [
    `
Reglen var enkel: 50 kroner, én krone pr. spin og en blyant. Når pengene var væk, eller når klokken blev ti, var det slut.

De første fyrre spin gav seksten gevinster, de fleste mindre end indsatsen, og en liter te. Isen knager pænt, når hjulene standser, og i baggrunden løber vandet videre under den. Spillet er smukt at kede sig i.

## Spin 61

Fuglen kom på tredje hjul. Hele hjulet blev blåt, to linjer gik op, og jeg var tilbage på 44 kroner. Det er sådan, det føles, når pengene kommer ujævnt: længe ned ad en bakke, så et trin op, så bakken igen.

## Spin 143

To frosne nøgler, og de betaler ikke noget. Jeg mærkede tydeligt trangen til at skrue op. Det er her, blyanten hjælper. Man kan ikke skrive »jeg har en fornemmelse« i et skema uden at grine lidt.

## Klokken 21.40

Efter 212 spin var de 50 kroner nede på 11,60. Jeg stoppede før tid, fordi teen var kold. Bonusrunden så jeg aldrig.

Var det pengene værd? Som en biografbillet uden slutning, ja. Som en måde at tjene penge på er svaret i skemaet.
`,
    `
The rule was simple: fifty kroner, one krone a spin and a pencil. When the money was gone, or when the clock struck ten, that was that.

The first forty spins gave sixteen wins, most of them smaller than the stake, and a litre of tea. The ice creaks nicely as the reels stop, and in the background the water runs on beneath it. It is a beautiful game to be bored in.

## Spin 61

The bird came on the third reel. The whole reel turned blue, two lines came in, and I was back at 44 kroner. That is what it feels like when the money comes unevenly: a long way down a hill, one step up, then the hill again.

## Spin 143

Two frozen keys, which pay nothing. I clearly felt the urge to raise the stake. This is where the pencil helps. You cannot write ‘I have a feeling’ in a table without laughing a little.

## 9.40 pm

After 212 spins the fifty kroner were down to 11.60. I stopped early because the tea had gone cold. The bonus round I never saw.

Was it worth the money? As a cinema ticket without an ending, yes. As a way of making money, the answer is in the table.
`,
  ],
});
