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
        "En foldet avis ved siden af en kaffekop",
        "A folded newspaper beside a coffee cup",
      ]),
    }),
  ],
  body: [blocks.articleList({ title: ["Alle numre af avisen", "Every story in the paper"], limit: 24 })],
});
