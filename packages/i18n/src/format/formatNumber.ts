import type { Locale } from "@spilhus/contracts";
import { LOCALE_FORMATS } from "../locale/localeFormats.ts";

/**
 * A number with the locale's separators and a fixed number of decimals, such as `1.234,50` in Danish.
 *
 * The first `Intl.NumberFormat` of a page blocks a phone for about 80 ms.
 */
export function formatNumber(value: number, locale: Locale, decimals = 0): string {
  const { group, decimal } = LOCALE_FORMATS[locale].separators;
  const [whole = "", fraction] = value.toFixed(decimals).split(".");
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, group);
  return fraction === undefined ? grouped : grouped + decimal + fraction;
}
