import type { Localised } from "@spilhus/contracts";

/** How a language writes numbers, such as `.` and `,` in `1.000,50`. */
interface NumberSeparators {
  readonly group: string;
  readonly decimal: string;
}

/** How a locale writes numbers and money. */
export interface LocaleFormat {
  readonly separators: NumberSeparators;
  /** What stands before and after an amount of kroner. */
  readonly money: readonly [before: string, after: string];
}

/** Keeps an amount and its unit on one line. */
const SPACE = "\u00A0";

export const LOCALE_FORMATS: Localised<LocaleFormat> = {
  da: {
    separators: { group: ".", decimal: "," },
    money: ["", `${SPACE}kr.`],
  },
  en: {
    separators: { group: ",", decimal: "." },
    money: [`DKK${SPACE}`, ""],
  },
};
