import type { BonusRow } from "./tables.ts";

/** The owner of the bonus part of a win, once the round is over. */
export type WinOwner = "bonus" | "cash" | "nobody";

/**
 * Whose the bonus part of a win is: as long as the bonus is active it is bonus money, and once it was released it is cash. A
 * bonus that was given up, has expired or was reversed takes the wins of its open stakes along, as its terms say: otherwise a
 * player could keep bonus money by giving up in the middle of a round.
 */
export function ownerOfWin(bonus: Pick<BonusRow, "state"> | undefined): WinOwner {
  if (bonus === undefined || bonus.state === "active") return "bonus";
  return bonus.state === "released" ? "cash" : "nobody";
}
