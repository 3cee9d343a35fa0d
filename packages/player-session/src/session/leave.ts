import { unauthorizedAddress } from "@spilhus/api-client";
import { PLAYER_PAGE_COOKIES } from "@spilhus/contracts/user-auth";
import { cookieCodec, timeValue } from "@spilhus/lib";
import { notifyTabs } from "./tabs.ts";
import { writeCookie } from "./writeCookie.ts";

const sessionExpiry = /* @__PURE__ */ cookieCodec(PLAYER_PAGE_COOKIES.sessionExpiry, timeValue);

/** Takes the trace of a session that is over out of this browser, so that no page asks about it again. */
export function forgetSession(): void {
  writeCookie(sessionExpiry.clear());
}

/** What a page does when a service says that there is no session: the front page, with the way back (R8.01). */
export function leaveUnauthorized(): void {
  forgetSession();
  notifyTabs();
  location.assign(unauthorizedAddress(location));
}

/** After leaving: the front page, as a new document, so that nothing of the player stays in memory. */
export function leaveForGood(): void {
  forgetSession();
  notifyTabs();
  location.replace("/");
}
