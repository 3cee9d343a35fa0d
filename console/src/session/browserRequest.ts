import { cookieValues } from "@spilhus/lib";
import type { Caller } from "../gateway/index.ts";
import { SESSION_COOKIE } from "./cookies.ts";

/** A cookie that was sent exactly once: a second one of the same name was set by somebody else. */
export function cookieOf(headers: Headers, name: string): string | undefined {
  const values = cookieValues(headers.get("cookie") ?? undefined, name);
  return values.length === 1 ? values[0] : undefined;
}

/** The visitor's session and address from the request. */
export function callerOf(headers: Headers): Caller {
  return {
    session: cookieOf(headers, SESSION_COOKIE),
    origin: headers.get("origin") ?? undefined,
    fetchSite: headers.get("sec-fetch-site") ?? undefined,
    address: headers.get("x-forwarded-for")?.split(",").at(-1)?.trim(),
  };
}

/** Whether a form was sent from a page of the console (ASVS 5.0 3.5.1); the gateway checks the same. */
export function isOwnForm(headers: Headers, origin: string): boolean {
  const site = headers.get("sec-fetch-site");
  return headers.get("origin") === origin && (site === null || site === "same-origin");
}

/** A redirect with cookies. */
export function seeOther(path: string, cookies: readonly string[] = []): Response {
  const headers = new Headers({ location: path, "cache-control": "no-store" });
  for (const line of cookies) headers.append("set-cookie", line);
  return new Response(null, { status: 303, headers });
}

/** A path of the console to go to after a sign-in. */
export const returnPathOf = (given: string | null): string =>
  given !== null &&
  given.length <= 500 &&
  /^\/(?![/\\])[\w\-./?=&%:+]*$/.test(given) &&
  !given.startsWith("/log-")
    ? given
    : "/";
