import { blocks, pageStory } from "@spilhus/brand/authoring";
import { art } from "../art.ts";

export const blog = pageStory("blog", {
  label: ["Pladeposten", "The Plate Post"],
  seo: {
    title: ["Pladeposten: nyt fra salen | Solbanko", "The Plate Post: news from the hall | Solbanko"],
    description: [
      "Husets egen lille avis med historier fra bordene, opskrifter til kaffen og svar på, hvad et bankonummer hedder på sønderjysk.",
      "The house’s own little newspaper, with stories from the tables, bakes for coffee time and what numbers are called down south.",
    ],
  },
  hero: [
    blocks.heroPage({
      eyebrow: ["Pladeposten", "The Plate Post"],
      title: ["Læs avisen, mens kaffen løber igennem", "Read the paper while the coffee drips"],
      text: [
        "Vi skriver om banko, mennesker og kage, cirka i den rækkefølge.",
        "We write about banko, people and cake, roughly in that order.",
      ],
      image: art("blog", [
        "En opslået bog, en kop kaffe og en bankoplade på en rød dug",
        "An open book, a cup of coffee and a banko plate on a red cloth",
      ]),
    }),
  ],
  body: [blocks.articleList({ title: ["Alle numre af avisen", "Every story in the paper"], limit: 24 })],
});
