// No schema stands here: i18n brings this file to every page, and zod would weigh 18 KB.
/** The locales of every site; paths carry no locale prefix (R1.01, R9.01). */
export const LOCALES = ["da", "en"] as const;
export type Locale = (typeof LOCALES)[number];
/** The locale of a visitor who has chosen none, and of a field of content without a suffix. */
export const DEFAULT_LOCALE: Locale = "da";

/** A value for each locale. */
export type Localised<Value = string> = Readonly<Record<Locale, Value>>;

/** Builds a value for each locale. */
export const forEachLocale = <Value>(valueIn: (locale: Locale) => Value): Localised<Value> =>
  // `fromEntries` forgets keys
  Object.fromEntries(LOCALES.map((locale) => [locale, valueIn(locale)])) as Record<Locale, Value>;

/** Language tags of BCP 47, for `Intl` and documents. */
export const LOCALE_TAGS: Localised = { da: "da-DK", en: "en-GB" };
