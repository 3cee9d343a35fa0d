import type { Meta } from "@storybook/react-vite";
import { block, jackpot } from "@spilhus/page-kit/testing";
import { blockStory } from "../../testing/blockStory.ts";

/** The current jackpots. They count up between two polls, and stand still with reduced motion. */
const meta = { title: "Blocks/Lobby/Jackpots" } satisfies Meta;
export default meta;

export const Full = blockStory((say) => ({
  blocks: [
    block("jackpots", {
      title: say("Puljer lige nu", "Jackpots now"),
      text: say("Falder, når de falder.", "They drop when they drop."),
    }),
  ],
  gateway: {
    jackpots: [
      jackpot(),
      jackpot({
        id: "skovens-pulje",
        name: "Skovens pulje",
        amountOre: 41_288_075,
        mostOre: 41_288_975,
        growthOrePerMinute: 900,
      }),
      jackpot({
        id: "byens-pulje",
        name: "Byens pulje",
        amountOre: 9_312_500,
        mostOre: 9_312_500,
        growthOrePerMinute: 0,
      }),
    ],
  },
}));

export const LongWordsAndAFortune = blockStory(() => ({
  blocks: [block("jackpots", { title: "Kæmpepuljeoversigten" })],
  gateway: {
    jackpots: [
      jackpot({
        name: "Vandrefalkeobservatørernes fællespulje",
        amountOre: 123_456_789_012,
        mostOre: 123_456_789_012,
      }),
    ],
  },
}));

export const None = blockStory((say) => ({
  blocks: [block("jackpots", { title: say("Puljer lige nu", "Jackpots now") })],
}));
