import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { block, catalogue, games, gamesWithLongNames, jackpot } from "@spilhus/page-kit/testing";
import { blockStory } from "../../testing/blockStory.ts";

/** Every game: searched, filtered and sorted by links and forms; script only adds suggestions while typing. */
const meta = { title: "Blocks/Lobby/Game overview", tags: ["every-brand"] } satisfies Meta;
export default meta;

export const FirstPage: StoryObj = {
  ...blockStory((say) => ({
    blocks: [
      block("game_overview", {
        title: say("Alle spil", "All games"),
        text: say("Søg, vælg og spil.", "Search, choose and play."),
      }),
    ],
    gateway: { catalogue: catalogue(games(8), { total: 312 }), jackpots: [jackpot()] },
  })),
  play: async ({ canvas }) => {
    const field = await canvas.findByRole("searchbox");
    await userEvent.click(field);
    // Code and index are fetched only now; a busy machine takes its time.
    const patience = { timeout: 10_000 };
    const combobox = await canvas.findByRole("combobox", { name: /Søg|Search/ }, patience);
    await userEvent.type(combobox, "tivloi");
    const suggestion = await canvas.findByRole("option", { name: /Tivoliaften/ }, patience);
    await expect(suggestion).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect(canvas.queryByRole("option", { name: /Tivoliaften/ })).toBeNull();
  },
};

export const English: StoryObj = { ...FirstPage, globals: { locale: "en" } };

/** Filters in force stand open, each with its way out; the last page has no next one. */
export const FilteredLastPage = blockStory((say) => ({
  blocks: [block("game_overview", { title: say("Alle spil", "All games") })],
  query: "kategori=slots&nye=1&sort=newest&side=2",
  gateway: { catalogue: catalogue(games(2), { total: 26, page: 2 }) },
}));

export const LongWords = blockStory(() => ({
  blocks: [block("game_overview", { title: "Spilleautomatkatalogoversigten" })],
  gateway: { catalogue: catalogue(gamesWithLongNames(4)) },
}));

export const NothingFound = blockStory((say) => ({
  blocks: [block("game_overview", { title: say("Alle spil", "All games") })],
  query: "q=xyzzy",
}));
