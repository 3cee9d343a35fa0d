import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { block, LONG_NAMES, winners } from "@spilhus/page-kit/testing";
import { blockStory } from "../../testing/blockStory.ts";

/** The newest net wins, polled while the tab is visible, with a pause button. */
const meta = { title: "Blocks/Lobby/Winners feed" } satisfies Meta;
export default meta;

export const Full: StoryObj = {
  ...blockStory((say) => ({
    blocks: [
      block("winners_feed", {
        title: say("Seneste gevinster", "Latest wins"),
        text: say("Efter indsats, hele vejen ned til en krone.", "Net of stakes, down to a krone."),
      }),
    ],
    gateway: { winners: winners(8) },
  })),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: /pause/i }));
    await expect(
      await canvas.findByRole("button", { name: /genoptag|fortsæt|resume|continue/i }),
    ).toBeVisible();
  },
};

export const English: StoryObj = { ...Full, globals: { locale: "en" } };

export const LongWords = blockStory(() => ({
  blocks: [block("winners_feed", { title: "Kæmpegevinstoffentliggørelser", limit: 2 })],
  gateway: {
    winners: winners(2).map((winner, index) => ({
      ...winner,
      player: "Karl-Emil Sebastian-Alexander S.",
      amountOre: 1_234_567_890,
      game: { ...winner.game, name: LONG_NAMES[index] ?? winner.game.name },
    })),
  },
}));

export const None = blockStory((say) => ({
  blocks: [block("winners_feed", { title: say("Seneste gevinster", "Latest wins") })],
}));
