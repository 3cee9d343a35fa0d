import type { Rule } from "@spilhus/contracts/validation";

/** The word that is shown was typed; its letters' size and spaces around it do not matter. */
export function wordRule(word: string): Rule {
  return (typed) =>
    typed.trim().toLocaleUpperCase("da") === word.toLocaleUpperCase("da") ? undefined : { id: "invalid" };
}
