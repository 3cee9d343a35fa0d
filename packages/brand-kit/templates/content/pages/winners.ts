import { blocks, pageStory } from "@spilhus/brand/authoring";
import { art } from "../art.ts";
import { house } from "../house.ts";

export const page = pageStory("winners", {
  label: ["Vindere", "Winners"],
  seo: {
    title: [`Vindere | ${house.name}`, `Winners | ${house.name}`],
    description: [
      "De seneste nettogevinster under kaldenavn, og puljerne, som de står i dette øjeblik.",
      "The latest net wins under aliases, and the pots as they stand at this moment.",
    ],
  },
  hero: [
    blocks.heroPage({
      title: ["Vindere", "Winners"],
      text: [
        "Listen viser gevinster, når indsatsen er trukket fra.",
        "The list shows wins after the stake has been deducted.",
      ],
      image: art("winners", [
        "Tegning af en medspiller, der løfter sin plade",
        "Drawing of a player lifting a plate",
      ]),
    }),
  ],
  body: [
    blocks.winnersFeed({ title: ["Seneste gevinster", "Latest wins"], limit: 20 }),
    blocks.jackpots({ title: ["Puljerne", "The pots"] }),
    blocks.notice({
      tone: "calm",
      title: ["Tabene står her ikke", "Losses are not listed"],
      text: [
        "De fleste runder ender uden gevinst. Spil kun for beløb, du har råd til at undvære.",
        "Most rounds end without a prize. Only play for amounts you can afford to do without.",
      ],
    }),
  ],
});
