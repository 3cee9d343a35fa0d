import { blocks, pageStory } from "@spilhus/brand/authoring";
import { art } from "../art.ts";
import { house } from "../house.ts";

export const page = pageStory("blog", {
  label: ["Blog", "Blog"],
  seo: {
    title: [`Artikler | ${house.name}`, `Articles | ${house.name}`],
    description: [
      "Artikler om spil, regler og tal, skrevet til at blive forstået, og om at holde spillet på den sjove side.",
      "Articles on games, rules and figures, written to be understood, and on keeping play on the fun side.",
    ],
  },
  hero: [
    blocks.heroPage({
      title: ["Blog", "Blog"],
      image: art("blog", ["Tegning af en opslået bog", "Drawing of an open book"]),
    }),
  ],
  body: [blocks.articleList({})],
});
