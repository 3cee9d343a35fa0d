import { articleStory } from "@spilhus/brand/authoring";
import { articleCover } from "../art.ts";
import { categories } from "./categories.ts";

export const pengeIPungen = articleStory("penge-i-pungen", {
  title: ["Pungen med det gule lynlås-rum", "The purse with the yellow zip"],
  teaser: [
    "En gammel vane fra bankosalen, som også virker, når man spiller hjemme.",
    "An old habit from the banko hall that works at home as well.",
  ],
  category: categories.naboer,
  author: "Jytte Overby",
  published: { daysAgo: 61 },
  minutes: 3,
  seo: {
    title: ["Pungen med det gule lynlås-rum | Solbanko", "The purse with the yellow zip | Solbanko"],
    description: [
      "Om at lægge aftenens penge i et rum for sig selv, og hvordan indbetalingsloftet gør det samme, når man spiller på nettet.",
      "On putting the evening’s money in a pocket of its own, and how the deposit ceiling does the same when you play online.",
    ],
  },
  cover: articleCover("jar", [
    "Et glas med låg, fyldt til randen, på et bord",
    "A jar with a lid, filled to the brim, on a table",
  ]),
  related: ["hvor-mange-plader", "ketty-fra-bord-tre"],
  body: [
    `
Min svigermor havde to rum i pungen. Det ene var til købmanden. Det andet, med gul lynlås, var til banko. Når det gule var tomt, lukkede hun det og tog strikketøjet frem.

Hun kaldte det ikke ansvarligt spil. Hun kaldte det orden.

## Det gule rum på nettet

Når man spiller hos os, er loftet det gule rum. Man bestemmer, hvor meget der må komme i på et døgn, en uge og en måned. Er det brugt, kan der ikke komme mere i, før tiden er gået. Heller ikke hvis man spørger pænt.

## Tre råd fra hende

- Fyld rummet på en dag, hvor du ikke skal spille.
- Lån aldrig fra købmandens side.
- Bliver der noget tilovers, så lad det ligge. Det er ikke forkert at gå hjem med penge.

## Når lynlåsen ikke vil lukke

Mærker du, at du leder efter penge i det forkerte rum, så tag det alvorligt. Det er ikke dumhed, og det er ikke sjældent. [Her står, hvem man kan ringe til](/ansvarligt-spil), og de har hørt det hele før.
`,
    `
My mother-in-law had two pockets in her purse. One was for the grocer. The other, with a yellow zip, was for banko. When the yellow one was empty she closed it and took out her knitting.

She didn’t call it responsible gaming. She called it order.

## The yellow pocket online

When you play with us, the ceiling is your yellow pocket. You decide how much may go into it in a day, a week and a month. When it is used, no more can be put in until time has passed. Not even if you ask nicely.

## Three pieces of advice from her

- Fill the pocket on a day when you aren’t playing.
- Never borrow from the grocer’s side.
- If there’s something left, leave it there. Nothing wrong with going home with money.

## When the zip won’t close

If you notice that you are looking for money in the wrong pocket, take it seriously. It isn’t stupidity, and it isn’t rare. [Here is who you can call](/ansvarligt-spil), and they have heard it all before.
`,
  ],
});
