import type { RegisteredBrand } from "@spilhus/contracts";
import type { GameTable, HouseTable } from "@spilhus/contracts/play";
import { dutiesAt } from "@spilhus/jurisdiction";
import type { HouseGame } from "./houseGame.ts";
import type { PlayedGame } from "./playedGame.ts";

/** The least time from one start of a house game to the next that a brand's duties demand at a moment, in milliseconds. */
export function paceAt({ kind }: Pick<HouseGame, "kind">, brand: RegisteredBrand, time: Date): number {
  const { slotMs, tableMs } = dutiesAt(brand, time).pace;
  return kind === "roulette" ? tableMs : slotMs;
}

/** What browsers may know of a game of the house at a moment. */
export const houseTableAt = (game: HouseGame, brand: RegisteredBrand, time: Date): HouseTable => ({
  ...game.table,
  minRoundMs: paceAt(game, brand, time),
});

/** What browsers may know of a game at a moment; a studio's pace is its configuration's. */
export const tableAt = (game: PlayedGame, brand: RegisteredBrand, time: Date): GameTable =>
  game.kind === "studio" ? game.table : houseTableAt(game, brand, time);
