import type { Locale } from "@spilhus/contracts";
import type { NumberSeparators } from "@spilhus/jurisdiction/dk";

/** How a locale writes numbers and money. */
export interface LocaleFormat {
  /** Language tag of BCP 47, for `Intl`. */
  readonly tag: string;
  readonly separators: NumberSeparators;
  /** What stands before and after an amount of kroner. */
  readonly money: readonly [before: string, after: string];
}

/** Keeps an amount and its unit on one line. */
const SPACE = "\u00A0";

export const LOCALE_FORMATS: Readonly<Record<Locale, LocaleFormat>> = {
  da: {
    tag: "da-DK",
    separators: { group: ".", decimal: "," },
    money: ["", `${SPACE}kr.`],
  },
  en: {
    tag: "en-GB",
    separators: { group: ",", decimal: "." },
    money: [`DKK${SPACE}`, ""],
  },
};
