import type { PlayState } from "@spilhus/contracts/play";

/**
 * The stake that a game opens with: the last one, if it can still be chosen, else the lowest. A table opens with its
 * smallest chip, because the stake of a round there is a sum of chips.
 */
export function startStake({ table: { kind, stakesOre }, unfinished, lastRound }: PlayState): number {
  const last = kind === "roulette" ? undefined : (unfinished ?? lastRound)?.stakeOre;
  return stakesOre.find((stake) => stake === last) ?? Math.min(...stakesOre);
}
