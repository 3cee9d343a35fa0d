import type { OpenPlay } from "../play-session/index.ts";
import { startStake } from "./startStake.ts";

/** What the player has chosen so far. */
interface Choice {
  readonly chosenOre: number | undefined;
  readonly laidOre: number;
}

/**
 * The stake that the bar shows, in øre. At a table one chooses a chip; the stake is what all chips are together. In a studio's
 * frame it is the one of the last round, since only the studio knows what is chosen.
 */
export function shownStake(
  { play, lastStakeOre }: OpenPlay,
  { chosenOre, laidOre }: Choice,
): number | undefined {
  const { table } = play;
  if (table.kind === "studio") return lastStakeOre;
  if (table.kind === "roulette") return laidOre;
  return chosenOre ?? startStake(table, play);
}
