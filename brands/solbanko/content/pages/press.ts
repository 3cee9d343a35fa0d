import { blocks, pageStory } from "@spilhus/brand/authoring";
import { art } from "../art.ts";
import { house } from "../house.ts";

export const press = pageStory("press", {
  label: ["Presse", "Press"],
  seo: {
    title: ["For pressen | Solbanko", "For the press | Solbanko"],
    description: [
      "Nyheder fra Solbanko til aviser, radio og lokale medier, med telefonnummer til en, der kan sige noget på båndet.",
      "News from Solbanko for newspapers, radio and local media, with the number of someone who can speak on the record.",
    ],
  },
  hero: [
    blocks.heroPage({
      eyebrow: ["For pressen", "For the press"],
      title: ["Kom indenfor og se, hvordan vi gør", "Come in and see how it’s done"],
      text: [
        "Journalister må gerne sidde med ved bordet. Vi giver kaffe, men ingen plader.",
        "Journalists are welcome at the table. We serve coffee, but no plates.",
      ],
      image: art("press", [
        "Aviser og en mikrofon på et bord i salen",
        "Newspapers and a microphone on a table in the hall",
      ]),
    }),
  ],
  body: [
    blocks.pressList({ title: ["Nyt fra huset", "News from the house"], limit: 20 }),
    blocks.richText([
      `
## Fakta til boksen

Solbanko hører under ${house.company} og har Spillemyndighedens tilladelse ${house.licence}. Vi er 31 ansatte, har til huse i Middelfart og laver banko, bingo og automater for voksne.

Henvendelser til [${house.press}](mailto:${house.press}) eller på ${house.phone}; bed om Lone. Fotos sendes gerne i trykkvalitet. Vi beder om, at de ikke bruges i annoncer.
`,
      `
## Facts for your sidebar

Solbanko is part of ${house.company} and holds licence ${house.licence} from the Danish Gambling Authority. We are 31 people based in Middelfart, making banko, bingo and slots for adults.

Reach us at [${house.press}](mailto:${house.press}) or on ${house.phone}; ask for Lone. We gladly send photographs in print quality and ask that they not be used in advertisements.
`,
    ]),
  ],
});
