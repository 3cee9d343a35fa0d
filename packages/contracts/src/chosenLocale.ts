import { COOKIES } from "./cookies.ts";
import { DEFAULT_LOCALE, LOCALES, type Locale } from "./values/index.ts";

/**
 * The locale a visitor has chosen, by their cookie; the default locale if they have chosen none that is offered.
 *
 * @param offered the locales of the site
 */
export const chosenLocale = (
  cookies: Readonly<Record<string, string | undefined>>,
  offered: readonly Locale[] = LOCALES,
): Locale => offered.find((locale) => locale === cookies[COOKIES.locale.name]) ?? DEFAULT_LOCALE;
