import type { Locale } from "@spilhus/contracts";
import { I18nError } from "../i18nError.ts";
import { formatNumber } from "./formatNumber.ts";

/** No line break and no width of its own choosing between an amount and its unit. */
const SPACE = "\u00A0";

function withUnit(ore: number, locale: Locale, decimals: number): string {
  if (!Number.isSafeInteger(ore))
    throw new I18nError("amount", `An amount is a whole number of øre, got ${ore}.`);
  const digits = formatNumber(ore / 100, locale, decimals);
  return locale === "da" ? `${digits}${SPACE}kr.` : `DKK${SPACE}${digits}`;
}

/**
 * Money, always with two decimals so that amounts line up: `10.000,00 kr.` and `DKK 10,000.00`, with a non-breaking
 * space. Set tabular figures in CSS.
 *
 * @throws {I18nError} `amount` unless it is a whole number of øre
 */
export function formatOre(ore: number, locale: Locale): string {
  return withUnit(ore, locale, 2);
}

/** Money in running text: whole kroner without decimals, `50 kr.`, else as {@link formatOre}. */
export function formatOreShort(ore: number, locale: Locale): string {
  return withUnit(ore, locale, ore % 100 === 0 ? 0 : 2);
}
