import { articleStory } from "@spilhus/brand/authoring";
import { articleCover } from "../art.ts";
import { categories } from "./categories.ts";

export const denFoerstePlade = articleStory("den-foerste-plade", {
  title: ["Din første plade", "Your first plate"],
  teaser: [
    "Sådan ser den ud, sådan læses den, og sådan undgår man at blive forpustet.",
    "What it looks like, how to read it, and how not to get out of breath.",
  ],
  category: categories.skole,
  author: "Jytte Overby",
  published: { daysAgo: 15 },
  minutes: 3,
  seo: {
    title: ["Din første plade | Solbanko", "Your first plate | Solbanko"],
    description: [
      "En begynderguide til bankopladen: rækker, kolonner, kryds og ro i maven. Skrevet af Jytte, som har hjulpet nye ved bordet i årevis.",
      "A beginner’s guide to the banko plate: rows, columns, marks and keeping calm. By Jytte, who has helped newcomers for years.",
    ],
  },
  cover: articleCover("plate", [
    "En enkelt bankoplade og en tyk tusch",
    "A single banko plate and a thick marker",
  ]),
  related: ["naar-to-raaber-banko", "hvor-mange-plader"],
  games: ["lynbanko", "kvartersbingo"],
  body: [
    `
Der kommer nye til hver uge, og de undskylder næsten altid. »Jeg er helt grøn,« siger de. Det er farven på vores duge, så det passer fint.

## Sådan læser du den

Hold pladen på langs. Der er tre rækker. I hver står der fem numre, og fire pladser er tomme. Længst til venstre ligger de små tal op til 9, så tiere, så tyvere og til sidst 80 til 90. Bliver der råbt 34, kigger du altså kun i fjerde kolonne. Det er hele tricket.

## Tag én

Folk vil gerne begynde med seks. Lad være. Med én plade når du at kigge op, høre stemmen og drikke af koppen. Når du opdager, at du keder dig en smule, er du klar til to.

## Lad pladen hjælpe

Den automatiske afkrydsning er ikke snyd. Jeg plejer at foreslå, at man krydser selv i den første runde og lader pladen gøre det i den anden. Så mærker man forskellen.

## Hvor skal man sætte sig?

[Lynbanko](/spilside/lynbanko) er billig og overstået på et øjeblik. Vil du hellere se det hele i ro, så vent til [Forsamlingshuset](/spilside/forsamlingshuset) går i gang. Og husk, at man godt må gå midt i det hele. Pladen spiller færdig for dig.
`,
    `
Newcomers arrive every week, and they nearly always apologise. ‘I’m completely green,’ they say. That is the colour of our tablecloths, so it suits us well.

## How to read it

Hold the plate lengthways. There are three rows. Each has five numbers, and four places are empty. Furthest left are the small numbers up to 9, then the tens, then the twenties and finally 80 to 90. If 34 is called you need only look in the fourth column. That’s the whole trick.

## Take one

People like to start with six. Don’t. With one plate you have time to look up, hear the voice and sip from your cup. When you find you are just a tiny bit bored, you’re ready for two.

## Let the plate help

Automatic marking isn’t cheating. I tend to suggest marking by hand in the first round and letting the plate do it in the second. Then you feel the difference.

## Where should you sit?

[Lynbanko](/spilside/lynbanko) is cheap and over in no time. If you would rather take it all in slowly, wait until [Forsamlingshuset](/spilside/forsamlingshuset) begins. And remember that you may leave in the middle of it all. The plate finishes the round for you.
`,
  ],
});
