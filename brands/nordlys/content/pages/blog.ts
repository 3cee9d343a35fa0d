import { blocks, pageStory } from "@spilhus/brand/authoring";
import { art } from "../art.ts";

export const blog = pageStory("blog", {
  label: ["Blog", "Blog"],
  seo: {
    title: ["Blog om spil, tal og vaner | Nordlys", "A blog on games, figures and habits | Nordlys"],
    description: [
      "Artikler om tilbagebetaling, puljer, bordspil og nye automater. Skrevet af folk, der har regnet efter, før de trykkede udgiv.",
      "Articles on return to player, pots, table games and new slots. Written by people who did the sums before pressing publish.",
    ],
  },
  hero: [
    blocks.heroPage({
      eyebrow: ["Blog", "Blog"],
      title: ["Notater fra nattevagten", "Notes from the night watch"],
      text: [
        "Regnestykker, regler og lidt historie. Ingen tips til at slå huset, for dem findes der ikke.",
        "Sums, rules and a little history. No tips for beating the house, since there are none.",
      ],
      image: art("blog", [
        "En opslået bog, et stearinlys og en kikkert foran et vindue",
        "An open book, a candle and a telescope before a window",
      ]),
    }),
  ],
  body: [blocks.articleList({ title: ["Alle notater", "All notes"], limit: 24 })],
});
