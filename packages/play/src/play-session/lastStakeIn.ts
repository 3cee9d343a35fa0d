import type { PlayTotals } from "@spilhus/contracts/play";

/** The stake of the round by which sums have grown; nothing where they have grown by none or by several. */
export const lastStakeIn = (before: PlayTotals, after: PlayTotals): number | undefined =>
  after.rounds === before.rounds + 1 ? after.stakesOre - before.stakesOre : undefined;
