import type { Locale } from "../constants.ts";

const TYPED = {
  da: /^(\d{1,3}(?:\.\d{3})+|\d+)(?:,(\d{1,2}))?$/,
  en: /^(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d{1,2}))?$/,
} as const satisfies Record<Locale, RegExp>;

/**
 * An amount that was typed, in øre: `1.000,50` in Danish, `1,000.50` in English; spaces and a unit are let be.
 *
 * @returns nothing when it is no amount, or one too large to count exactly
 */
export function parseKroner(typed: string, locale: Locale): number | undefined {
  const bare = typed
    .replaceAll(/\s/g, "")
    .replace(/^(?:DKK|kr\.?)/i, "")
    .replace(/(?:DKK|kr\.?)$/i, "");
  const [, kroner, decimals = ""] = TYPED[locale].exec(bare) ?? [];
  if (kroner === undefined) return undefined;
  const ore = Number(kroner.replaceAll(/\D/g, "")) * 100 + Number(decimals.padEnd(2, "0"));
  return Number.isSafeInteger(ore) ? ore : undefined;
}
