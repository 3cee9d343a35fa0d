import type { Locale } from "@spilhus/contracts";
import { I18nError } from "./i18nError.ts";
import { formatNumber } from "./island/formatNumber.ts";

/**
 * Hundredths of a per cent, as games state their return: 9612 is `96,12 %` in Danish and `96.12%` in English.
 *
 * @throws {I18nError} `amount` unless it is a whole number
 */
export function formatPercent(hundredths: number, locale: Locale): string {
  if (!Number.isSafeInteger(hundredths)) {
    throw new I18nError("amount", `A percentage is a whole number of hundredths, got ${hundredths}.`);
  }
  const digits = formatNumber(hundredths / 100, locale, 2);
  return locale === "da" ? `${digits}\u00A0%` : `${digits}%`;
}
