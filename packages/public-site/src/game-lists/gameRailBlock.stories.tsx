import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { storyLink, block, catalogue, games, gamesWithLongNames, jackpot } from "@spilhus/page-kit/testing";
import { blockStory } from "../../testing/blockStory.ts";

/** A titled row of games that scrolls sideways. The brand chooses the variant of its cards. */
const meta = { title: "Blocks/Lobby/Game rail", tags: ["every-brand"] } satisfies Meta;
export default meta;

export const Full: StoryObj = {
  ...blockStory((say) => ({
    blocks: [
      block("game_rail", {
        title: say("Nye spil", "New games"),
        text: say("Fem nye hver måned.", "Five new ones every month."),
        source: "newest",
        link_label: say("Se alle", "See all"),
        link: storyLink("pages/game-overview"),
      }),
    ],
    gateway: { catalogue: catalogue(games(10)), jackpots: [jackpot()] },
  })),
  play: async ({ canvas }) => {
    const rail = await canvas.findByRole("list", { name: /Nye spil|New games/ });
    const before = rail.scrollLeft;
    // As a wheel or a finger does: the last game can be reached.
    rail.scrollLeft = rail.scrollWidth;
    await expect(rail.scrollLeft).toBeGreaterThan(before);
  },
};

export const English: StoryObj = { ...Full, globals: { locale: "en" } };

/** Fewer games than fit: the row does not stretch them. */
export const TwoGames = blockStory((say) => ({
  blocks: [block("game_rail", { title: say("Husets egne", "Our own"), source: "curated", slugs: "a, b" })],
  gateway: { catalogue: catalogue(games(2)) },
}));

export const LongWords = blockStory(() => ({
  blocks: [block("game_rail", { title: "Tilbagebetalingsprocentfavoritter", source: "popular" })],
  gateway: { catalogue: catalogue(gamesWithLongNames(6)) },
}));

/** All games of the list were withdrawn: the block draws nothing. */
export const NoGames = blockStory((say) => ({
  blocks: [block("game_rail", { title: say("Husets egne", "Our own"), source: "curated", slugs: "nedlagt" })],
}));
