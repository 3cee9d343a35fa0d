import { consentCookie } from "@spilhus/experiments";
import { parseCookies } from "@spilhus/lib";

/** Whether the visitor allows statistics, by the cookie of this moment. */
export const allowsStatistics = (cookies: string): boolean =>
  consentCookie.read(parseCookies(cookies))?.statistics === true;
