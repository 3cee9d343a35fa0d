import { blocks, pageStory } from "@spilhus/brand/authoring";
import { house } from "../house.ts";

export const page = pageStory("casino", {
  label: ["Casino", "Casino"],
  seo: {
    title: [`Casino | ${house.name}`, `Casino | ${house.name}`],
    description: [
      "Roulette, blackjack, baccarat og andre bordspil med reglerne skrevet ud og indsatsen synlig, før du sætter dig.",
      "Roulette, blackjack, baccarat and other table games, rules written out and stakes in view before you sit down.",
    ],
  },
  hero: [
    blocks.heroPage({
      title: ["Casino", "Casino"],
      text: ["Find et bord i dit eget tempo.", "Find a table at your own pace."],
    }),
  ],
  body: [
    blocks.gameRail({
      title: ["Mest besøgte borde", "Most visited tables"],
      source: "category",
      category: "casino",
      sort: "popular",
      limit: 12,
    }),
    blocks.gameGrid({
      title: ["Alle borde", "All tables"],
      source: "category",
      category: "casino",
      sort: "name",
      limit: 24,
    }),
    blocks.notice({
      tone: "calm",
      title: ["Reglerne ligger på bordet", "The rules are on the table"],
      text: [
        "Hvert spil har sin egen side med regler, tilbagebetaling og mindste og største indsats.",
        "Every game has its own page with rules, return to player and smallest and largest stake.",
      ],
    }),
  ],
});
