import type { Meta } from "@storybook/react-vite";
import { block, rounds } from "@spilhus/page-kit/testing";
import { blockStory } from "../../testing/blockStory.ts";

/** Today's rounds of bingo, banko or both, soonest first. Rounds that have started are omitted. */
const meta = { title: "Blocks/Lobby/Schedule" } satisfies Meta;
export default meta;

export const Both = blockStory((say) => ({
  blocks: [
    block("schedule", {
      kind: "all",
      title: say("Resten af dagen", "The rest of the day"),
      text: say("Plads til alle.", "Room for everyone."),
    }),
  ],
  gateway: { rounds: rounds(6) },
}));

export const English = { ...Both, globals: { locale: "en" } };

export const LongWordsBankoOnly = blockStory(() => ({
  blocks: [block("schedule", { kind: "banko", title: "Andespilsarrangementer" })],
  gateway: {
    rounds: rounds(2).map((round) => ({
      ...round,
      room: { ...round.room, name: "Forsamlingshusbestyrelsens Andespilsaften" },
      guaranteedPrizeOre: 250_000_000,
    })),
  },
}));

export const NoneLeft = blockStory((say) => ({
  blocks: [block("schedule", { kind: "bingo", title: say("Resten af dagen", "The rest of the day") })],
}));
