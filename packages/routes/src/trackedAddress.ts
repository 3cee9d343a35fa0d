import { KNOWN_ROUTES } from "./plannedRoutes.ts";

/**
 * Path segments that precede a parameter of a page that is not public, such as `skift-adgangskode`. The segment after
 * one of them is a secret or belongs to one player, so it never leaves the site.
 */
const BEFORE_A_SECRET = new Set(
  KNOWN_ROUTES.filter(({ policyClass }) => policyClass !== "public").flatMap(({ path }) =>
    [...path.matchAll(/([^/]+)\/\{/g)].map(([, word]) => word),
  ),
);
const HIDDEN = "-";

/**
 * An address that is safe for tracking: without tokens, codes and transactions. Only campaign parameters of the query
 * stay.
 *
 * @param address of the page or its referrer; a malformed one becomes empty
 * @param origin of the site itself; addresses of other sites are cut to their origin
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
