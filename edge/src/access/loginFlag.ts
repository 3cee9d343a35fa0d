import { LOGIN_FLAGS, PLAYER_COOKIES } from "@spilhus/contracts/user-auth";
import { cookieCodec, oneOfValue, parseCookies } from "@spilhus/lib";

const flag = cookieCodec(PLAYER_COOKIES.userJustLoggedIn, oneOfValue(LOGIN_FLAGS));
const [FRESH, SHOWN] = LOGIN_FLAGS;

/**
 * True after login until the status page was shown. Most requests have no such cookie, and parsing all cookies would cost
 * more than the rest of the access check.
 */
export const hasJustLoggedIn = (cookie: string): boolean =>
  cookie.includes(flag.name) && flag.read(parseCookies(cookie)) === FRESH;

/**
 * `Set-Cookie` of the page that a login was redirected to, so that no later page is redirected again, even if the page's
 * own script had no time to remove the flag. The cookie stays, because receipts are read from it (R3.11, R4.08).
 */
export const FORCED_PAGE_SHOWN: string = flag.set(SHOWN);
