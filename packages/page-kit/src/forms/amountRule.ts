import type { Locale } from "@spilhus/contracts";
import { parseKroner, type Rule } from "@spilhus/contracts/validation";

const ONE_KRONE = 100;

/** An amount that was typed: one krone at least, written as the language writes it. */
export function amountRule(locale: Locale): Rule {
  return (typed) => ((parseKroner(typed, locale) ?? 0) >= ONE_KRONE ? undefined : { id: "amountInvalid" });
}
