import { COOKIE_NAMES } from "@spilhus/contracts";
import { cookieValues } from "@spilhus/lib";
import { playerState } from "./playerState.ts";

/**
 * Sets `data-player` on the document element (R4.03): `new`, `existing` when someone has logged in on this device before,
 * or `logged_in`.
 */
export function markPlayerState(
  page: Pick<Document, "cookie" | "documentElement">,
  session: { readonly loggedIn: boolean },
): void {
  const [loggedInBefore] = cookieValues(page.cookie, COOKIE_NAMES.loggedInBefore);
  page.documentElement.dataset["player"] = playerState({ loggedInBefore }, session);
}
