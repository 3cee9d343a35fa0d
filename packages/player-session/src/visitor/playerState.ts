/** What the site knows of the visitor (R4.03). */
export type PlayerState = "new" | "existing" | "logged_in";

/**
 * @param cookies parsed cookies; only `loggedInBefore` is read, and only `1` counts
 * @param session answer of the session call; absent for a guest
 */
export function playerState(
  cookies: { readonly loggedInBefore?: string | undefined },
  session?: { readonly loggedIn: boolean },
): PlayerState {
  if (session?.loggedIn === true) return "logged_in";
  return cookies.loggedInBefore === "1" ? "existing" : "new";
}
