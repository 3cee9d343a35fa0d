import type { Bonus } from "@spilhus/contracts/payments";

/**
 * The bonus whose acceptance ended because the player accepted the current one, in this tab or another: it brought nothing
 * yet, and nothing of it was lost.
 */
export const replacedBonus = (current: Bonus, earlier: readonly Bonus[]): Bonus | undefined =>
  earlier.find(
    ({ state, grantedOre, endedAt }) =>
      state === "given-up" &&
      grantedOre === null &&
      endedAt !== null &&
      Date.parse(endedAt) === Date.parse(current.acceptedAt),
  );
