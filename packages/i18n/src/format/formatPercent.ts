import { LOCALE_TAGS, type Locale } from "@spilhus/contracts";
import { I18nError } from "../locale/i18nError.ts";

/**
 * Hundredths of a per cent, the unit of a game's return: 9612 is `96,12 %` in Danish and `96.12%` in English.
 *
 * @throws {I18nError} `amount` unless it is a whole number
 */
export function formatPercent(hundredths: number, locale: Locale): string {
  if (!Number.isSafeInteger(hundredths)) {
    throw new I18nError("amount", `A percentage is a whole number of hundredths, got ${hundredths}.`);
  }
  const decimals = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
  const format = new Intl.NumberFormat(LOCALE_TAGS[locale], { style: "percent", ...decimals });
  return format.format(hundredths / 10_000);
}
