import { articleStory } from "@spilhus/brand/authoring";
import { articleCover } from "../art.ts";
import { categories } from "./categories.ts";

export const bagOmFrostklokken = articleStory("bag-om-frostklokken", {
  title: ["Lyden af Frostklokken", "The sound of Frostklokken"],
  teaser: [
    "Klokkeblomst optog en rigtig kirkeklokke i tolv graders frost. Så begyndte problemerne.",
    "Klokkeblomst recorded a real church bell in twelve degrees of frost. Then the trouble began.",
  ],
  category: categories.spil,
  author: "Maja Holmgaard",
  published: { daysAgo: 73 },
  minutes: 3,
  seo: {
    title: ["Lyden af Frostklokken | Nordlys", "The sound of Frostklokken | Nordlys"],
    description: [
      "Historien om lyden i automaten Frostklokken: en klokke fra 1734, en frossen mikrofon og en komponist, der lærte at tie stille.",
      "The story of the sound in Frostklokken: a bell from 1734, a frozen microphone and a composer who learnt to keep quiet.",
    ],
  },
  cover: articleCover("bell", ["En klokke under nordlys", "A bell beneath northern lights"]),
  related: ["en-aften-med-isfuglen", "museet-for-enarmede"],
  games: ["frostklokken", "rim-og-remse"],
  body: [
    `
Lydfolkene fra studiet Klokkeblomst kørte til en kirke i Salling en morgen i januar. De havde fået lov at optage klokken i en halv time, før graveren skulle bruge den. Det var tolv grader under nul.

»En kold klokke lyder højere og tyndere end en varm,« fortæller komponisten. »Vi vidste det bare ikke, før vi hørte den.«

## Mikrofonen gav op

Efter fire slag frøs membranen. De sidste optagelser er lavet med en telefon pakket ind i en vante, og det er dem, man hører i spillet. Når et felt låses i [Frostklokken](/spilside/frostklokken), er det vanten, der gør lyden blød.

## At lade være

De fleste automater fylder hele tiden. Her er der stille mellem spinnene, bortset fra sne, der drysser fra en gren. Det tog tre måneder at turde. Testspillerne spurgte, om lyden var gået i stykker, indtil den første klokke faldt, og så spurgte de ikke mere.

Spil den med høretelefoner. Eller læs videre om stilheden i [Rim og Remse](/spilside/rim-og-remse), hvor det eneste instrument er en fjerpen.
`,
    `
The sound people of the studio Klokkeblomst drove to a church in Salling one morning in January. They had leave to record the bell for half an hour before the sexton needed it. It was twelve degrees below zero.

‘A cold bell sounds higher and thinner than a warm one,’ says the composer. ‘We just didn’t know until we heard it.’

## The microphone gave up

After four strokes the membrane froze. The last recordings were made with a telephone wrapped in a mitten, and those are what you hear in the game. When a field locks in [Frostklokken](/spilside/frostklokken), it is the mitten that makes it soft.

## Leaving things out

Most slots fill every moment. Here it is quiet between spins, but for snow drifting off a branch. It took three months to dare. Test players asked whether the sound was broken, until the first bell fell, and then they asked no more.

Play it with headphones. Or go on to the silence of [Rim og Remse](/spilside/rim-og-remse), in which the only instrument is a quill.
`,
  ],
});
