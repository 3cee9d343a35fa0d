import type { Pair } from "./fillWords.ts";

const twoDecimals = { minimumFractionDigits: 2, maximumFractionDigits: 2 };

/** Øre as a Dane and an Englishman write it: `0,20 kr.` and `DKK 0.20`. */
export function money(ore: number): Pair {
  const kroner = ore / 100;
  return [
    `${kroner.toLocaleString("da-DK", twoDecimals)} kr.`,
    `DKK ${kroner.toLocaleString("en-GB", twoDecimals)}`,
  ];
}
