import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { block, catalogue, games, gamesWithLongNames, jackpot } from "@spilhus/page-kit/testing";
import { blockStory } from "../../testing/blockStory.ts";

/** All games with search, filters and sorting by links and forms. JavaScript only adds suggestions. */
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
    // Code and index load only now, which takes long on a busy machine.
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

/** The filters are open and each active one can be removed; the last page has no next page. */
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
