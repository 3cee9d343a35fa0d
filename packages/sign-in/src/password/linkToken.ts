/** Replaces the token in the address. It reloads the page in this browser only, which has a cookie for the link. */
const TAKEN = "valg";

/**
 * Reads the token and removes it from the address, so that neither the history nor a bookmark contains it.
 *
 * @returns `undefined` if it was removed before
 */
export function takeToken(
  place: Pick<Location, "pathname">,
  browserHistory: Pick<History, "replaceState">,
): string | undefined {
  const at = place.pathname.lastIndexOf("/") + 1;
  const token = place.pathname.slice(at);
  if (token === TAKEN) return undefined;
  browserHistory.replaceState(null, "", place.pathname.slice(0, at) + TAKEN);
  return token;
}
