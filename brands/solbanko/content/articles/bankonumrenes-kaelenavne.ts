import { articleStory } from "@spilhus/brand/authoring";
import { articleCover } from "../art.ts";
import { categories } from "./categories.ts";

export const bankonumrenesKaelenavne = articleStory("bankonumrenes-kaelenavne", {
  title: ["Øgenavne til halvfems kugler", "Nicknames for ninety balls"],
  teaser: [
    "Hvorfor hedder 11 »grisetæerne« på Mors? Flemming har samlet på numrenes kælenavne i tyve år.",
    "Why is 11 called ‘pig’s trotters’ on the island of Mors? Flemming has collected nicknames for twenty years.",
  ],
  category: categories.skole,
  author: "Flemming Tang",
  published: { daysAgo: 8 },
  minutes: 3,
  seo: {
    title: ["Øgenavne til halvfems kugler | Solbanko", "Nicknames for ninety balls | Solbanko"],
    description: [
      "Fra grisetæer til gamle damer: opråber Flemming fortæller om de kælenavne, bankonumrene har fået rundt omkring i landet.",
      "From pig’s trotters to old ladies: caller Flemming on the nicknames banko numbers have been given around the country.",
    ],
  },
  cover: articleCover("balls", ["Bankokugler på et bord", "Banko balls on a table"]),
  related: ["naar-to-raaber-banko", "opraaberens-stemme"],
  games: ["forsamlingshuset"],
  body: [
    `
Man kan høre, hvor en opråber kommer fra, når 22 bliver trukket. Siger han »de to ænder«, er han nok fra øerne. Siger han »to smeder på rad«, er han fra min egn. Siger han bare toogtyve, kommer han fra en computer.

## Mine favoritter

- **1:** enebarnet
- **7:** kyllingen, for den ligner en, hvis man kniber øjnene sammen
- **11:** grisetæerne
- **33:** lægebesøget, »sig treogtredive«
- **50:** halvvejs hjem
- **69:** den siger vi hurtigt videre fra
- **88:** to snemænd uden gulerod
- **90:** bunden af posen

## Hvor kommer de fra?

De fleste er opstået, fordi lyden var dårlig. Femten og halvtreds ligner hinanden gennem en skrattende højttaler, men »halvvejs hjem« kan ingen tage fejl af. Det var altså sikkerhed, før det blev sjov.

Hos os står tallet altid på skærmen. Men Jytte siger stadig »enebarnet«, og jeg kunne ikke drømme om at bede hende lade være.

Kender du et, vi mangler? [Skriv til os](/kundeservice).
`,
    `
You can hear where a caller comes from when 22 is drawn. If he says ‘the two ducks’ he is probably an islander. If he says ‘two smiths in a row’ he is from my parts. If he just says twenty-two, he comes from a computer.

## My favourites

- **1:** the only child
- **7:** the chick, as it looks like one if you screw up your eyes
- **11:** pig’s trotters
- **33:** the doctor’s visit, ‘say thirty-three’
- **50:** halfway home
- **69:** we move swiftly on from that one
- **88:** two snowmen without carrots
- **90:** the bottom of the bag

## Where do they come from?

Most came about because the sound was poor. In Danish fifteen and fifty are easily confused through a crackling loudspeaker, but nobody can mistake ‘halfway home’. So it was safety before it was fun.

With us the number is always on the screen. But Jytte still says ‘the only child’, and I would never dream of asking her to stop.

Know one we have missed? [Write to us](/kundeservice).
`,
  ],
});
