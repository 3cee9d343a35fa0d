import type { Locale } from "@spilhus/contracts";
import { I18nError } from "../locale/i18nError.ts";
import { LOCALE_FORMATS } from "../locale/localeFormats.ts";
import { formatNumber } from "./formatNumber.ts";

function withUnit(ore: number, locale: Locale, decimals: number): string {
  if (!Number.isSafeInteger(ore))
    throw new I18nError("amount", `An amount is a whole number of øre, got ${ore}.`);
  const [before, after] = LOCALE_FORMATS[locale].money;
  return before + formatNumber(ore / 100, locale, decimals) + after;
}

/**
 * Money with two decimals, so that amounts in a column align: `10.000,00 kr.` and `DKK 10,000.00`, with a non-breaking
 * space. Set tabular figures in CSS.
 *
 * @throws {I18nError} `amount` unless it is a whole number of øre
 */
export function formatOre(ore: number, locale: Locale): string {
  return withUnit(ore, locale, 2);
}

/** Money in running text: whole kroner without decimals, `50 kr.`, otherwise as {@link formatOre}. */
export function formatOreShort(ore: number, locale: Locale): string {
  return withUnit(ore, locale, ore % 100 === 0 ? 0 : 2);
}
