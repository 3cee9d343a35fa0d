import { LOCALE_TAGS, type Locale } from "@spilhus/contracts";

const formats = new Map<string, Intl.NumberFormat>();

/** A number with the locale's separators and a fixed number of decimals, such as `1.234,50` in Danish. */
export function formatNumber(value: number, locale: Locale, decimals = 0): string {
  const key = `${locale}${decimals}`;
  let format = formats.get(key);
  if (!format) {
    const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
    format = new Intl.NumberFormat(LOCALE_TAGS[locale], digits);
    formats.set(key, format);
  }
  return format.format(value);
}
