import { DEFAULT_LOCALE, type Locale } from "../values/index.ts";

/** Stands between a field's name and its locale: field-level translation of the content service. */
export const TRANSLATION_MARK = "__i18n__";

/** The field with a locale's text: `title` itself in the default locale, `title__i18n__en` in English. */
export const translatedField = (field: string, locale: Locale): string =>
  locale === DEFAULT_LOCALE ? field : `${field}${TRANSLATION_MARK}${locale}`;
