import { DEFAULT_LOCALE, type Locale } from "@spilhus/contracts";
import { consentCookie, localeCookie, pageContext, type PageChoice } from "@spilhus/experiments";
import { parseCookies, type Clock } from "@spilhus/lib";
import type { RouteId } from "@spilhus/routes";
import type { Site } from "../sites/site.ts";

const NOBODY: Readonly<Record<string, string | undefined>> = {};

/** The language of a visitor: the one they chose if the brand has it, else Danish. */
export function localeOf(site: Site, cookies: Readonly<Record<string, string | undefined>>): Locale {
  const chosen = localeCookie.read(cookies);
  return chosen !== undefined && site.brand.locales.includes(chosen) ? chosen : DEFAULT_LOCALE;
}

/** The form of a page that a visitor gets, and the versions they have just been given. */
export function choosePage(site: Site, route: RouteId, cookie: string, clock: Clock): PageChoice {
  const cookies = cookie === "" ? NOBODY : parseCookies(cookie);
  return pageContext({
    locale: localeOf(site, cookies),
    page: site.experimentsOf(route),
    cookies,
    consent: consentCookie.read(cookies),
    loggedIn: false,
    now: clock.now(),
    random: Math.random,
  });
}
