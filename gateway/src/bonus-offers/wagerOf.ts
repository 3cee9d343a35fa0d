import type { TermsRow } from "./tables.ts";

/** Stakes until release for a bonus of this amount; the deposit is as large, and both count. */
export const wagerOf = ({ wagerPercent }: Pick<TermsRow, "wagerPercent">, bonusOre: number): number =>
  Math.ceil((2 * bonusOre * wagerPercent) / 100);
