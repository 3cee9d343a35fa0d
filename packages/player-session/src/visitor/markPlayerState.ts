import { COOKIE_NAMES } from "@spilhus/contracts";
import { cookieValues } from "@spilhus/lib";
import { playerState } from "./playerState.ts";

/**
 * Writes how well the site knows the visitor (R4.03) on the document element: `new`, `existing` where someone has
 * logged in on this device before, `logged_in`.
 */
export function markPlayerState(
  page: Pick<Document, "cookie" | "documentElement">,
  session: { readonly loggedIn: boolean },
): void {
  const [loggedInBefore] = cookieValues(page.cookie, COOKIE_NAMES.loggedInBefore);
  page.documentElement.dataset["player"] = playerState({ loggedInBefore }, session);
}
