import { blocks, pageStory } from "@spilhus/brand/authoring";
import { house } from "../house.ts";

export const page = pageStory("banko", {
  label: ["Banko", "Banko"],
  seo: {
    title: [`Banko på nettet | ${house.name}`, `Banko online | ${house.name}`],
    description: [
      "Klassisk banko med 90 numre, én række, to rækker og fuld plade. Se dagens spil og hvad en plade koster.",
      "Classic Danish banko with 90 numbers, one row, two rows and full house. See today’s games and what a ticket costs.",
    ],
  },
  hero: [
    blocks.heroPage({
      title: ["Banko", "Banko"],
      text: [
        "90 numre, tre rækker og en opråber med god tid. Som i forsamlingshuset, bare hjemme hos dig selv.",
        "Ninety numbers, three rows and a caller in no hurry. Just like the village hall, only at home.",
      ],
    }),
  ],
  body: [
    blocks.schedule({ title: ["Dagens banko", "Today’s banko"], kind: "banko" }),
    blocks.gameGrid({
      title: ["Alle bankospil", "All banko games"],
      source: "category",
      category: "banko",
      limit: 12,
    }),
    blocks.notice({
      tone: "info",
      title: ["Sådan vinder du", "How you win"],
      text: [
        "Der er gevinst på én række, to rækker og fuld plade. Deler flere en gevinst, deles beløbet lige.",
        "There are prizes for one row, two rows and full house. When several share a prize, it is split evenly.",
      ],
    }),
  ],
});
