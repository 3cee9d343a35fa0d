import { heroFrontpageBlock } from "../heroes/heroFrontpageBlock.tsx";
import { jackpotsBlock } from "../jackpots/jackpotsBlock.tsx";
import { gameGridBlock, gameRailBlock } from "../game-lists/gameListBlock.tsx";
import { gameOverviewBlock } from "../game-overview/gameOverviewBlock.tsx";
import { scheduleBlock } from "../schedule/scheduleBlock.tsx";
import { winnersFeedBlock } from "../winners/winnersFeedBlock.tsx";
import type { BlockMap } from "@spilhus/page-kit/blocks";
import { contentBlocks } from "./contentBlocks.ts";

/** Blocks of pages with games: the editorial blocks and those with game data. */
export const lobbyBlocks = {
  ...contentBlocks,
  hero_frontpage: heroFrontpageBlock,
  game_rail: gameRailBlock,
  game_grid: gameGridBlock,
  game_overview: gameOverviewBlock,
  winners_feed: winnersFeedBlock,
  jackpots: jackpotsBlock,
  schedule: scheduleBlock,
} satisfies BlockMap;
