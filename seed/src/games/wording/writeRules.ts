import { forEachLocale, type Localised } from "@spilhus/contracts";
import type { Variants } from "./featureTexts.ts";
import { fillText, type Words } from "./fillText.ts";
import { pick } from "./spread.ts";

/** Writes a game's rules in every locale: one of several texts for each rule, chosen by the game's name. */
export function writeRules(name: string, rules: readonly Variants[], words: Words): Localised<string[]> {
  const written = rules.map((variants, index) => fillText(pick(variants, name, `rule ${index}`), words));
  return forEachLocale((locale) => written.map((text) => text[locale]));
}
