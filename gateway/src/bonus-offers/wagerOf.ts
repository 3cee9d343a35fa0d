import type { TermsRow } from "./tables.ts";

/** Stakes until release for a deposit that brings so much bonus: both count, and they are equal. */
export const wagerOf = ({ wagerPercent }: Pick<TermsRow, "wagerPercent">, bonusOre: number): number =>
  Math.ceil((2 * bonusOre * wagerPercent) / 100);
