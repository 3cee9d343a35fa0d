import { LOCALES, type Locale } from "@spilhus/contracts";
import { LOCALE_FORMATS } from "../locale/localeFormats.ts";

/** The unit of an amount as any locale writes it; the dot of `kr.` may be left out. */
const UNIT = LOCALES.flatMap((locale) => LOCALE_FORMATS[locale].money)
  .map((unit) => unit.trim().replace(/\.$/, String.raw`\.?`))
  .filter((unit) => unit !== "")
  .join("|");

/**
 * A typed amount in øre, written as the locale writes it, such as `1.000,50` in Danish and `1,000.50` in English. Spaces
 * and the unit are ignored. The inverse of `formatOre`.
 *
 * @returns undefined if the text is no amount, or too large to be counted exactly
 */
export function parseOre(typed: string, locale: Locale): number | undefined {
  const { group, decimal } = LOCALE_FORMATS[locale].separators;
  const bare = typed
    .replaceAll(/\s/g, "")
    .replace(new RegExp(`^(?:${UNIT})`, "i"), "")
    .replace(new RegExp(`(?:${UNIT})$`, "i"), "");
  const amount = new RegExp(`^(\\d{1,3}(?:[${group}]\\d{3})+|\\d+)(?:[${decimal}](\\d{1,2}))?$`);
  const [, whole, decimals = ""] = amount.exec(bare) ?? [];
  if (whole === undefined) return undefined;
  const ore = Number(whole.replaceAll(/\D/g, "")) * 100 + Number(decimals.padEnd(2, "0"));
  return Number.isSafeInteger(ore) ? ore : undefined;
}
