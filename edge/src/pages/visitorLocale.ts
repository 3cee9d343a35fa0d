import { DEFAULT_LOCALE, type Locale } from "@spilhus/contracts";
import { localeCookie } from "@spilhus/experiments";
import type { Site } from "../sites/index.ts";

/** The locale a visitor has chosen if the brand has it, else the default. */
export function visitorLocale(site: Site, cookies: Readonly<Record<string, string | undefined>>): Locale {
  const chosen = localeCookie.read(cookies);
  return chosen !== undefined && site.brand.locales.includes(chosen) ? chosen : DEFAULT_LOCALE;
}
