/** What stands in the address once its token was taken out: the page is loaded anew by it, and nobody else can. */
const TAKEN = "valg";

/**
 * Takes the token out of the address, so that no history, bookmark or neighbour at the screen has it.
 *
 * @returns nothing where it was taken out before: this browser has a cookie for it
 */
export function takeToken(
  place: Pick<Location, "pathname">,
  past: Pick<History, "replaceState">,
): string | undefined {
  const at = place.pathname.lastIndexOf("/") + 1;
  const token = place.pathname.slice(at);
  if (token === TAKEN) return undefined;
  past.replaceState(null, "", place.pathname.slice(0, at) + TAKEN);
  return token;
}
