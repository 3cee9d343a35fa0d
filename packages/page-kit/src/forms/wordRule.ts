import type { Rule } from "@spilhus/contracts/validation";

/** Rule that the shown word was typed; case and surrounding spaces do not matter. */
export function wordRule(word: string): Rule {
  return (typed) =>
    typed.trim().toLocaleUpperCase("da") === word.toLocaleUpperCase("da") ? undefined : { id: "invalid" };
}
