import type { Locale } from "@spilhus/contracts";
import { amountBetween, type AmountBounds, type Rule } from "@spilhus/contracts/validation";
import { parseOre } from "@spilhus/i18n/island";

const ONE_KRONE = 100;

/**
 * Rule for a typed amount in the language's format: at least one krone.
 *
 * @param bounds smallest and largest amount, which the message then names
 */
export function amountRule(locale: Locale, bounds?: AmountBounds): Rule {
  return (typed) => {
    const ore = parseOre(typed, locale) ?? 0;
    if (bounds) return amountBetween(bounds)(ore);
    return ore >= ONE_KRONE ? undefined : { id: "amountInvalid" };
  };
}
