import { blocks, multilink, pageStory } from "@spilhus/brand/authoring";
import { house } from "../house.ts";

export const page = pageStory("slots", {
  label: ["Spilleautomater", "Slots"],
  seo: {
    title: [`Spilleautomater | ${house.name}`, `Play slots | ${house.name}`],
    description: [
      "Find spilleautomater efter tema, udbyder eller volatilitet. Tilbagebetalingen står på hvert spil, før du begynder.",
      "Find slots by theme, provider or volatility. The return to player is shown on every game before you start.",
    ],
  },
  hero: [
    blocks.heroPage({
      title: ["Spilleautomater", "Slots"],
      text: [
        "Fra tre hjul og frugter til store eventyr. En runde varer altid mindst tre sekunder.",
        "From three reels and fruit to grand adventures. A round always takes at least three seconds.",
      ],
    }),
  ],
  body: [
    blocks.gameRail({
      title: ["Mest spillet", "Most played"],
      source: "category",
      category: "slots",
      sort: "popular",
      limit: 12,
    }),
    blocks.gameRail({
      title: ["Senest ankommet", "Latest arrivals"],
      source: "category",
      category: "slots",
      sort: "newest",
      limit: 12,
      link_label: ["Kun nye spil", "New games only"],
      link: multilink("/spiloversigt?nye=1"),
    }),
    blocks.gameGrid({
      title: ["Højest tilbagebetaling", "Highest return to player"],
      text: [
        "Tilbagebetalingen er et gennemsnit over millioner af runder og siger intet om den næste.",
        "Return to player is an average of millions of rounds and says nothing about the next one.",
      ],
      source: "category",
      category: "slots",
      sort: "rtp",
      limit: 24,
    }),
  ],
});
