import type { Locale } from "@spilhus/contracts";
import type { Rule } from "@spilhus/contracts/validation";
import { parseOre } from "@spilhus/i18n/island";

const ONE_KRONE = 100;

/** Rule for a typed amount: at least one krone, in the language's format. */
export function amountRule(locale: Locale): Rule {
  return (typed) => ((parseOre(typed, locale) ?? 0) >= ONE_KRONE ? undefined : { id: "amountInvalid" });
}
