import { COOKIES, decodeConsent } from "@spilhus/contracts";

/**
 * Whether the visitor has consented to preferences, without which no chat is booted (R4.17). A page asks first; whoever calls
 * without a page is held to the same.
 */
export const allowsPreferences = (cookies: Readonly<Record<string, string | undefined>>): boolean =>
  decodeConsent(cookies[COOKIES.consent.name])?.preferences === true;
