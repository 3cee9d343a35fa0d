import { articleStory } from "@spilhus/brand/authoring";
import { articleCover } from "../art.ts";
import { categories } from "./categories.ts";

export const hvorMangePlader = articleStory("hvor-mange-plader", {
  title: ["Hvor mange plader skal man tage?", "How many plates should you take?"],
  teaser: [
    "Svaret afhænger af øjnene, pungen og hvem der sidder ved siden af.",
    "The answer depends on your eyes, your purse and who is sitting next to you.",
  ],
  category: categories.skole,
  author: "Inge Bruun",
  published: { daysAgo: 22 },
  minutes: 2,
  seo: {
    title: ["Hvor mange plader skal man tage? | Solbanko", "How many plates should you take? | Solbanko"],
    description: [
      "Flere plader giver flere chancer, men også flere udgifter. Inge regner på det med hundrede plader og en kop te.",
      "More plates give more chances but also more expense. Inge does the sums with a hundred plates and a cup of tea.",
    ],
  },
  cover: articleCover("drum", ["En tromle med kugler på et bord", "A drum of balls on a table"]),
  related: ["den-foerste-plade", "penge-i-pungen"],
  games: ["forsamlingshuset", "storstuen"],
  body: [
    `
»Der er jo flere chancer med ti,« sagde en herre til mig i telefonen. Det er der. Men lad os tage det med blyant.

Sig, at der er hundrede plader i salen, og at de koster tre kroner. Har du én, er chancen for den fulde plade én ud af hundrede, og du har brugt tre kroner. Har du ti, er chancen én ud af ti, og du har brugt tredive. Præmien er den samme. Hver krone køber altså akkurat lige meget.

## Så er det kun hyggen, der afgør det

Med tre plader kan de fleste følge med og føre en samtale. Med seks kan man følge med. Med ti ser man på pladen, og så er det ligegyldigt, hvem man sidder ved siden af.

## Salenes lofter

I [Storstuen](/spilside/storstuen) har vi sat grænsen ved seks. Det var Kettys idé. Hun syntes, at de, der havde råd til tyve, tog glæden fra bordet. Præmierne blev ikke mindre af det, og snakken blev større.
`,
    `
‘But there are more chances with ten,’ a gentleman told me on the phone. So there are. Still, let us take it in pencil.

Say there are a hundred plates in the hall at three kroner each. With one, your chance of the full plate is one in a hundred, and you have spent three kroner. With ten the chance is one in ten, and you have spent thirty. The prize is the same. So each krone buys exactly as much.

## Then only the pleasure decides

With three plates most people can keep up and hold a conversation. With six you can keep up. With ten you stare at your plates, and then it makes no difference who is beside you.

## Ceilings in the halls

In [Storstuen](/spilside/storstuen) we have set the limit at six. It was Ketty’s idea. She felt that those who could afford twenty took the joy from the table. Prizes came out no smaller, and the chatter grew larger.
`,
  ],
});
