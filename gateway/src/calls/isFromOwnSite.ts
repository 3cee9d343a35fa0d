import type { CallKind } from "@spilhus/contracts";

type Headers = Readonly<Record<string, string | string[] | undefined>>;

const isJson = (type: Headers[string]) => /^application\/json(?:\s*;|$)/i.test(String(type));

/**
 * Whether a call was made by a page of this site (ASVS 5.0 3.5.1 and 3.5.2). No other site can send the marker or JSON
 * without asking first, and nobody answers that question: there are no CORS headers. A GET with an effect need not
 * have an Origin, since browsers send none with one to their own site.
 *
 * @param origin the site's own
 */
export function isFromOwnSite(kind: CallKind, headers: Headers, origin: string): boolean {
  if (kind === "read" || kind === "navigation") return true;
  const site = headers["sec-fetch-site"];
  const isMarked = headers["x-requested-with"] === "XMLHttpRequest";
  if (!isMarked || (site !== undefined && site !== "same-origin")) return false;
  if (kind === "effect") return headers["origin"] === undefined || headers["origin"] === origin;
  return headers["origin"] === origin && isJson(headers["content-type"]);
}

/**
 * Whether a beacon was sent by a page of this site. It can carry no marker, and a form of another site can send the same
 * type; but browsers say where a POST comes from.
 *
 * @param origin the site's own
 */
export function isBeaconOfOwnSite(headers: Headers, origin: string): boolean {
  const site = headers["sec-fetch-site"];
  return headers["origin"] === origin && (site === undefined || site === "same-origin");
}
