import { LOCALES, type Locale } from "@spilhus/contracts";
import { I18nError } from "./i18nError.ts";

/**
 * A text as one of the locales, such as the `lang` of a document.
 *
 * @throws {I18nError} `locale` for any other text: no language silently becomes another one
 */
export function requireLocale(locale: string | undefined): Locale {
  const known = LOCALES.find((name) => name === locale);
  if (known) return known;
  const cause = new RangeError(`There is no locale "${locale ?? ""}", only ${LOCALES.join(" and ")}.`);
  throw new I18nError("locale", "Failed loading locale", { cause });
}
