import { KNOWN_ROUTES } from "./plannedRoutes.ts";

/**
 * The words in paths that stand before a parameter of a page that is not public, such as `skift-adgangskode`. The segment
 * after one of them opens something or names what is one player's: it never leaves the site.
 */
const BEFORE_A_SECRET = new Set(
  KNOWN_ROUTES.filter(({ policyClass }) => policyClass !== "public").flatMap(({ path }) =>
    [...path.matchAll(/([^/]+)\/\{/g)].map(([, word]) => word),
  ),
);
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
