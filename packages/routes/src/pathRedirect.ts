const REPEATED = /\/{2,}/g;
const TRAILING = /(?<=.)\/$/;
const FIXED: ReadonlyMap<string, string> = new Map([
  // The account area has no page at its root, so visitors are sent to its front page (R2.33).
  ["/konto", "/konto/hjem"],
  // Without the id of a deposit there is no status to show (R2.29).
  ["/payments/pending", "/"],
]);
const GAME_PAGE = /^\/spilside\/([^/]*_[^/]*)$/;

/**
 * The path a visitor must be sent to instead, or `undefined`: repeated and trailing slashes go (R2.54), underscores
 * in a game page's name become hyphens (R2.22), the root of the account is its front page, and the status of no deposit
 * is the front page (R2.29).
 *
 * The answer never begins with `//`: a browser would read `Location: //evil.dk` as another site.
 *
 * @param path decoded path, beginning with `/`
 */
export function pathRedirect(path: string): string | undefined {
  const trimmed = path.replaceAll(REPEATED, "/").replace(TRAILING, "");
  const target = FIXED.get(trimmed) ?? gameAddress(trimmed) ?? trimmed;
  return target === path ? undefined : target;
}

/** A name of underscores only has no form with hyphens: it stays a 404. */
function gameAddress(path: string): string | undefined {
  const name = GAME_PAGE.exec(path)?.[1]
    ?.replaceAll(/[_-]*_[_-]*/g, "-")
    .replaceAll(/^-|-$/g, "");
  return name ? `/spilside/${name}` : undefined;
}
