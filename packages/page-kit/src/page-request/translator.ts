import type { BrandDefinition } from "@spilhus/brand";
import type { Locale } from "@spilhus/contracts";
import { createTranslator, type Translator } from "@spilhus/i18n";

const translators = new WeakMap<BrandDefinition, Map<Locale, Translator>>();

/** A brand's translator of a locale, made once: it is immutable and shared between requests. */
export function translatorOf(brand: BrandDefinition, locale: Locale): Translator {
  const known = translators.get(brand) ?? new Map<Locale, Translator>();
  translators.set(brand, known);
  const translator = known.get(locale) ?? createTranslator(locale, brand.messages[locale]);
  known.set(locale, translator);
  return translator;
}
