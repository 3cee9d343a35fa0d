import { STAFF_SIGN_IN_LIMITS } from "@spilhus/contracts/staff";

/** The session of a member of staff. */
export const SESSION_COOKIE = "__Host-staff";
/** Binds a sign-in to the browser that began it. */
export const VISIT_COOKIE = "__Host-staff-visit";
/** The language of the console. */
export const LOCALE_COOKIE = "__Host-staff-locale";

const cookie = (name: string, value: string, seconds: number) =>
  `${name}=${value}; Path=/; Max-Age=${seconds}; Secure; HttpOnly; SameSite=Lax`;

/** Not Strict: the browser comes back from another site, and must be signed in on the page it is sent to. */
export const sessionCookie = (token: string): string =>
  cookie(SESSION_COOKIE, token, STAFF_SIGN_IN_LIMITS.sessionSeconds);
export const visitCookie = (token: string): string =>
  cookie(VISIT_COOKIE, token, STAFF_SIGN_IN_LIMITS.visitSeconds);
export const localeCookie = (locale: string): string => cookie(LOCALE_COOKIE, locale, 31_536_000);
export const withoutCookie = (name: string): string => cookie(name, "", 0);
