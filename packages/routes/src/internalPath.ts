import type { RouteMatch } from "./matchRoute.ts";

/** Segment under which an app renders the not-found page of a context. */
export const NOT_FOUND_PATH = "/not-found";

/** Segment under which an app renders the error page of a context. */
export const SERVER_ERROR_PATH = "/server-error";

/** Segment under which an app renders the page shown while the account area is unavailable. */
export const UNAVAILABLE_PATH = "/unavailable";

/** Segment under which an app renders the page shown while a player's payment cannot be shown. */
export const PAYMENT_UNAVAILABLE_PATH = "/payment-unavailable";

/**
 * The path of a page inside an app: `/{context}{canonical path}`, and for a page with a query
 * `/{context}{path}/{query}` with the query as one encoded segment. Visitors cannot request it.
 */
export function internalPath(context: string, match: RouteMatch, query: string): string {
  const path = match.canonicalPath === "/" ? "" : match.canonicalPath;
  const suffix = query === "" ? "" : `/${encodeURIComponent(query)}`;
  return `/${context}${path}${suffix}`;
}
