import type { Localised } from "@spilhus/contracts";

const twoDecimals = { minimumFractionDigits: 2, maximumFractionDigits: 2 };

/** An amount in øre as written in Danish and in English: `0,20 kr.` and `DKK 0.20`. */
export function money(ore: number): Localised {
  const kroner = ore / 100;
  return {
    da: `${kroner.toLocaleString("da-DK", twoDecimals)} kr.`,
    en: `DKK ${kroner.toLocaleString("en-GB", twoDecimals)}`,
  };
}
