import { LOCALE_PATH, type Locale } from "@spilhus/contracts";
import type { BrandDefinition } from "@spilhus/brand";
import type { LanguageChoice } from "@spilhus/ui";

const NAMES = { da: "Dansk", en: "English" } as const satisfies Record<Locale, string>;

/** Links that switch the language and return to this page. Paths carry no locale (R1.01). */
export function languageChoices(brand: BrandDefinition, current: Locale, path: string): LanguageChoice[] {
  return brand.locales.map((locale) => ({
    locale,
    name: NAMES[locale],
    short: locale.toUpperCase(),
    href: `${LOCALE_PATH}/${locale}?to=${encodeURIComponent(path)}`,
    current: locale === current,
  }));
}
