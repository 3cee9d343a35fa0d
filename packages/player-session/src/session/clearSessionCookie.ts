import { PLAYER_PAGE_COOKIES } from "@spilhus/contracts/user-auth";
import { cookieCodec, timeValue } from "@spilhus/lib";
import { writeCookie } from "./writeCookie.ts";

const sessionExpiry = /* @__PURE__ */ cookieCodec(PLAYER_PAGE_COOKIES.sessionExpiry, timeValue);

/** Removes the cookie that says that there is a session, so that no page asks about it again. */
export function clearSessionCookie(): void {
  writeCookie(sessionExpiry.clear());
}
