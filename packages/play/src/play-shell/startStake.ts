import type { GameTable, HouseTable, PlayState } from "@spilhus/contracts/play";

/**
 * The stake that a game opens with: the last one, if it can still be chosen, else the lowest. A table opens with its
 * smallest chip, because the stake of a round there is a sum of chips.
 */
export function startStake(
  { kind, stakesOre }: HouseTable,
  { unfinished, lastRound }: Pick<PlayState, "unfinished" | "lastRound">,
): number {
  const last = kind === "roulette" ? undefined : (unfinished ?? lastRound)?.stakeOre;
  return stakesOre.find((stake) => stake === last) ?? Math.min(...stakesOre);
}

/** The smallest stake of a game, in øre. */
export const leastStake = (table: GameTable): number =>
  table.kind === "studio" ? table.leastStakeOre : Math.min(...table.stakesOre);
