import type { Meta } from "@storybook/react-vite";
import {
  noLink,
  storyLink,
  block,
  catalogue,
  games,
  gamesWithLongNames,
  jackpot,
} from "@spilhus/page-kit/testing";
import { blockStory } from "../../testing/blockStory.ts";

/** A titled grid of games, with a link to more. */
const meta = { title: "Blocks/Lobby/Game grid", tags: ["every-brand"] } satisfies Meta;
export default meta;

export const Full = blockStory((say) => ({
  blocks: [
    block("game_grid", {
      title: say("Mest spillede", "Most played"),
      text: say("Lige nu.", "Right now."),
      source: "popular",
      link_label: say("Se alle", "See all"),
      link: storyLink("pages/game-overview"),
    }),
  ],
  gateway: { catalogue: catalogue(games(8)), jackpots: [jackpot()] },
}));

/** One game, whose jackpot is missing from the feed, with an empty link. */
export const OneGame = blockStory((say) => ({
  blocks: [
    block("game_grid", {
      title: say("Dagens spil", "Game of the day"),
      source: "jackpot",
      link_label: say("Se alle", "See all"),
      link: noLink,
    }),
  ],
  gateway: { catalogue: catalogue(games(4).slice(3)) },
}));

export const LongWords = blockStory(() => ({
  blocks: [block("game_grid", { title: "Tilbagebetalingsprocentfavoritter", source: "popular" })],
  gateway: { catalogue: catalogue(gamesWithLongNames(4)) },
}));

export const NoGames = blockStory((say) => ({
  blocks: [block("game_grid", { title: say("Husets egne", "Our own"), source: "curated", slugs: "" })],
}));
