import { blocks, multilink, pageStory } from "@spilhus/brand/authoring";
import { house } from "../house.ts";

export const page = pageStory("slots", {
  label: ["Spilleautomater", "Slots"],
  seo: {
    title: [`Spilleautomater | ${house.name}`, `Play slots | ${house.name}`],
    description: [
      "Find spilleautomater efter tema eller udbyder. Tallene for dem, der kan spilles, er bevist og står på spillets side.",
      "Find slots by theme or provider. The figures of those that can be played are proved and stand on the game’s page.",
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
      title: ["Kan spilles nu", "Open now"],
      text: [
        "Deres tal er bevist; de øvrige åbner senere.",
        "Their figures are proved; the others open later.",
      ],
      source: "playable",
      category: "slots",
      limit: 12,
    }),
    blocks.gameRail({
      title: ["Mest spillet", "Most played"],
      source: "played",
      category: "slots",
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
      title: ["Alle automater", "All slots"],
      source: "category",
      category: "slots",
      sort: "popular",
      limit: 24,
    }),
  ],
});
