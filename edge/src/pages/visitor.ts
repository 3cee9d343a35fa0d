import { randomUUID } from "node:crypto";
import { DEFAULT_LOCALE, type Locale } from "@spilhus/contracts";
import { consentCookie, localeCookie, pageContext, visitorIdCookie } from "@spilhus/experiments";
import { parseCookies, type Clock } from "@spilhus/lib";
import type { RouteId } from "@spilhus/routes";
import type { Site } from "../sites/site.ts";

const NOBODY: Readonly<Record<string, string | undefined>> = {};

/** The language of a visitor: the one they chose if the brand has it, else Danish. */
export function localeOf(site: Site, cookies: Readonly<Record<string, string | undefined>>): Locale {
  const chosen = localeCookie.read(cookies);
  return chosen !== undefined && site.brand.locales.includes(chosen) ? chosen : DEFAULT_LOCALE;
}

/** The form of a page for a visitor, and what their browser is to remember of it. */
export interface PageChoice {
  readonly context: string;
  readonly setCookies: readonly string[];
}

/**
 * The form of a page that a visitor gets. For the cookies of experiments it is enough to be set once; a visitor's id is
 * declared for 10 years and kept by browsers for 400 days at most, so that each document renews it, and makes up for one
 * that was lost, while statistics are allowed (R3.07, R9.03).
 *
 * @param isDocument a payload of the router is no visit
 * @param loggedIn some experiments are for players alone (R6.04)
 */
export function choosePage(
  site: Site,
  route: RouteId,
  {
    cookie,
    isDocument,
    loggedIn,
  }: { readonly cookie: string; readonly isDocument: boolean; readonly loggedIn: boolean },
  clock: Clock,
): PageChoice {
  const cookies = cookie === "" ? NOBODY : parseCookies(cookie);
  const consent = consentCookie.read(cookies);
  const { context, assignments } = pageContext({
    locale: localeOf(site, cookies),
    page: site.experimentsOf(route),
    cookies,
    consent,
    loggedIn,
    now: clock.now(),
    random: Math.random,
  });
  const setCookies = assignments.map(({ setCookie }) => setCookie);
  if (isDocument && consent?.statistics === true) {
    setCookies.push(visitorIdCookie.set(visitorIdCookie.read(cookies) ?? randomUUID()));
  }
  return { context, setCookies };
}
