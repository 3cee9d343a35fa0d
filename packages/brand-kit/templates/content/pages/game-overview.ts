import { blocks, pageStory } from "@spilhus/brand/authoring";
import { house } from "../house.ts";

export const page = pageStory("game-overview", {
  label: ["Alle spil", "All games"],
  seo: {
    title: [`Alle spil | ${house.name}`, `All games | ${house.name}`],
    description: [
      "Søg blandt alle spil efter navn, udbyder og tema. Filtrene kan kombineres, og adressen kan deles med andre.",
      "Search all games by name, provider and theme. Filters can be combined, and the address can be shared.",
    ],
  },
  hero: [blocks.heroPage({ title: ["Alle spil", "All games"] })],
  body: [
    blocks.gameOverview({
      title: ["Find et spil", "Find a game"],
      text: [
        "Skriv lidt af navnet. Stavefejl gør ikke noget.",
        "Type part of the name. Spelling mistakes do no harm.",
      ],
    }),
  ],
});
