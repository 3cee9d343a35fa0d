/** First segments of the pages that live under a stricter policy than the others. */
const STRICT = /^\/(konto|playgame|payments|signup|skift-adgangskode)(?:\/|$)/;
const areaOf = (path: string) => STRICT.exec(path)?.[1];

/**
 * Whether a navigation leads under another content security policy. A document keeps its first one, so that such a page is
 * loaded anew. The edge sends a router there as well; a link that knows spares the detour.
 */
export function crossesPolicy(from: string, to: string): boolean {
  return areaOf(from) !== areaOf(to);
}
