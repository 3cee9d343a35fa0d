import { COOKIES } from "@spilhus/contracts";
import { parseCookies, playerState } from "@spilhus/lib";

/**
 * Writes how well the site knows the visitor (R4.03) on the document element. Guests only, so far: `new`, or
 * `existing` where someone has logged in on this device before.
 */
export function markPlayerState(page: Pick<Document, "cookie" | "documentElement">): void {
  const cookies = parseCookies(page.cookie);
  page.documentElement.dataset["player"] = playerState({
    loggedInBefore: cookies[COOKIES.loggedInBefore.name],
  });
}
