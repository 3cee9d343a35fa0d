/** The segment after one of these opens something or names a person's own: it never leaves the site. */
const BEFORE_A_SECRET = new Set(["skift-adgangskode", "pending", "brugerrapport"]);
const HIDDEN = "-";

/**
 * An address as tracking may see it: no token, code or transaction. Of the query only what campaigns put there stays.
 *
 * @param address the page's, or the one it was reached from; anything unreadable is empty
 * @param origin the site's own; of other sites only the origin is told
 */
export function trackedAddress(address: string, origin: string): string {
  if (!URL.canParse(address)) return "";
  const url = new URL(address);
  if (url.origin !== origin) return url.origin === "null" ? "" : `${url.origin}/`;
  const segments = url.pathname.split("/");
  const path = segments.map((segment, index) =>
    segment !== "" && BEFORE_A_SECRET.has(segments[index - 1] ?? "") ? HIDDEN : segment,
  );
  const campaign = [...url.searchParams].filter(([name]) => /^utm_[a-z]+$/.test(name));
  const query = new URLSearchParams(campaign);
  return origin + path.join("/") + (query.size > 0 ? `?${query}` : "");
}
