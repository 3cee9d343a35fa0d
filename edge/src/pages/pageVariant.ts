import { randomUUID } from "node:crypto";
import { consentCookie, pageContext, visitorIdCookie } from "@spilhus/experiments";
import { parseCookies, type Clock } from "@spilhus/lib";
import type { RouteId } from "@spilhus/routes";
import type { Site } from "../sites/index.ts";
import { visitorLocale } from "./visitorLocale.ts";

const NOBODY: Readonly<Record<string, string | undefined>> = {};

/** The variant of a page for a visitor, and the cookies that keep it. */
export interface PageVariant {
  readonly context: string;
  readonly setCookies: readonly string[];
}

/**
 * Chooses the variant of a page. Cookies of experiments are set once. The visitor's id is declared for 10 years, but
 * browsers keep it for 400 days at most, so each document renews it while statistics are allowed (R3.07, R9.03).
 *
 * @param isDocument a payload of the router is not a visit
 * @param loggedIn some experiments are for players only (R6.04)
 */
export function choosePageVariant(
  site: Site,
  route: RouteId,
  {
    cookie,
    isDocument,
    loggedIn,
  }: { readonly cookie: string; readonly isDocument: boolean; readonly loggedIn: boolean },
  clock: Clock,
): PageVariant {
  const cookies = cookie === "" ? NOBODY : parseCookies(cookie);
  const consent = consentCookie.read(cookies);
  const { context, assignments } = pageContext({
    locale: visitorLocale(site, cookies),
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
