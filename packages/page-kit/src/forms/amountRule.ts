import type { Locale } from "@spilhus/contracts";
import { parseKroner, type Rule } from "@spilhus/contracts/validation";

const ONE_KRONE = 100;

/** Rule for a typed amount: at least one krone, in the language's format. */
export function amountRule(locale: Locale): Rule {
  return (typed) => ((parseKroner(typed, locale) ?? 0) >= ONE_KRONE ? undefined : { id: "amountInvalid" });
}
