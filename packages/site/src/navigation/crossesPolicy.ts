/** First path segments of pages with a stricter policy. */
const STRICT = /^\/(konto|playgame|payments|signup|skift-adgangskode)(?:\/|$)/;
const areaOf = (path: string) => STRICT.exec(path)?.[1];

/**
 * Whether a navigation leads to a page with another content security policy. A document keeps its first policy, so
 * such a page needs a full load. The edge forces one too; deciding here saves the extra request.
 */
export function crossesPolicy(from: string, to: string): boolean {
  return areaOf(from) !== areaOf(to);
}
