import type { LiveRound, Purchase, RoomPlate } from "@spilhus/contracts/bingo";

/** The player's plates in a round; those that were paid back are not in it. */
export const ownPlates = (live: LiveRound | null, purchases: readonly Purchase[]): readonly RoomPlate[] =>
  purchases
    .filter(({ round, paidBackAt }) => round.id === live?.round.id && paidBackAt === null)
    .flatMap(({ plates }) => plates);
