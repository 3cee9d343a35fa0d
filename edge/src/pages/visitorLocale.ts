import { chosenLocale, type Locale } from "@spilhus/contracts";
import type { Site } from "../sites/index.ts";

/** The locale a visitor has chosen if the brand has it, else the default. */
export const visitorLocale = (site: Site, cookies: Readonly<Record<string, string | undefined>>): Locale =>
  chosenLocale(cookies, site.brand.locales);
