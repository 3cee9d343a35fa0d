import type { PlayState } from "@spilhus/contracts/play";

/** The stake that a game opens with: the last one, if it can still be chosen, else the lowest. */
export function startStake({ table: { stakesOre }, unfinished, lastRound }: PlayState): number {
  const last = unfinished?.stakeOre ?? lastRound?.stakeOre;
  return stakesOre.find((stake) => stake === last) ?? Math.min(...stakesOre);
}
