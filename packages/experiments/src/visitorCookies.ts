import {
  COOKIES,
  EXPERIMENT_COOKIE_PREFIX,
  EXPERIMENT_VERSIONS,
  LOCALES,
  decodeConsent,
  encodeConsent,
  type ConsentChoice,
  type ExperimentName,
  type ExperimentVersion,
  type Locale,
} from "@spilhus/contracts";
import { cookieCodec, flagValue, oneOfValue, type CookieCodec } from "@spilhus/lib";
import { uuidValue } from "./uuidValue.ts";

/** The language a visitor chose; 365 days (R3.07, R9.03). */
export const localeCookie: CookieCodec<Locale> = cookieCodec(COOKIES.locale, oneOfValue(LOCALES));

/** The visitor's answer about cookies; absent until they have answered. */
export const consentCookie: CookieCodec<ConsentChoice> = cookieCodec(COOKIES.consent, {
  encode: encodeConsent,
  decode: decodeConsent,
});

/** Whether someone has logged in on this device before (R3.07, R4.03). */
export const loggedInBeforeCookie: CookieCodec<boolean> = cookieCodec(COOKIES.loggedInBefore, flagValue);

/**
 * A random UUID for a visitor who allows statistics (R3.07). Declared for 10 years (R9.03); browsers keep a cookie for
 * 400 days at most, so it is set again on later visits.
 */
export const visitorIdCookie: CookieCodec<string> = cookieCodec(COOKIES.visitorId, uuidValue);

/** A visitor's version of one experiment; 30 days, SameSite=Lax (R3.07, R9.03). */
export function experimentCookie(name: ExperimentName): CookieCodec<ExperimentVersion> {
  const declared = { ...COOKIES.experiment, name: EXPERIMENT_COOKIE_PREFIX + name };
  return cookieCodec(declared, oneOfValue(EXPERIMENT_VERSIONS));
}
