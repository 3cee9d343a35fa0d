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

/**
 * The least time from one round's start to the next in a studio's game, in milliseconds: what its configuration says, and never
 * less than the duty for slots on that day. Whether a game of a studio is a table only the studio knows, and says by its
 * configuration. 0 is kept: production takes none, and tests of money wait for no pace.
 */
export const studioPaceAt = (configuredMs: number, brand: RegisteredBrand, time: Date): number =>
  configuredMs === 0 ? 0 : Math.max(configuredMs, dutiesAt(brand, time).pace.slotMs);

/** What browsers may know of a game at a moment. */
export const tableAt = (game: PlayedGame, brand: RegisteredBrand, time: Date): GameTable =>
  game.kind === "studio"
    ? { ...game.table, minRoundMs: studioPaceAt(game.table.minRoundMs, brand, time) }
    : houseTableAt(game, brand, time);
