import { unauthorizedAddress } from "@spilhus/api-client";
import { PLAYER_PAGE_COOKIES } from "@spilhus/contracts/user-auth";
import { cookieCodec, timeValue } from "@spilhus/lib";
import { notifyTabs } from "./tabs.ts";
import { writeCookie } from "./writeCookie.ts";

const sessionExpiry = /* @__PURE__ */ cookieCodec(PLAYER_PAGE_COOKIES.sessionExpiry, timeValue);

/** Removes the cookie that says that there is a session, so that no page asks about it again. */
export function clearSessionCookie(): void {
  writeCookie(sessionExpiry.clear());
}

/** Goes to the front page with a return address, when a service says that there is no session (R8.01). */
export function leaveUnauthorized(): void {
  clearSessionCookie();
  notifyTabs();
  location.assign(unauthorizedAddress(location));
}

/** Goes to the front page as a new document, so that nothing of the player stays in memory. */
export function leaveForFrontPage(): void {
  clearSessionCookie();
  notifyTabs();
  location.replace("/");
}
