import { LOGIN_FLAGS, PLAYER_COOKIES } from "@spilhus/contracts/user-auth";
import { cookieCodec, oneOfValue, parseCookies } from "@spilhus/lib";

const flag = cookieCodec(PLAYER_COOKIES.userJustLoggedIn, oneOfValue(LOGIN_FLAGS));
const [FRESH, SHOWN] = LOGIN_FLAGS;

/**
 * Whether a login has just been, and has led a restricted player nowhere yet. Most requests have no such cookie, and parsing
 * all of them would cost more than the rest of the gate.
 */
export const hasJustLoggedIn = (cookie: string): boolean =>
  cookie.includes(flag.name) && flag.read(parseCookies(cookie)) === FRESH;

/**
 * `Set-Cookie` with the page that a login had to lead to: no address leads there for the login again, whether or not the
 * page's own script has had the time to take the flag away. The flag stays: receipts are read from it (R3.11, R4.08).
 */
export const FORCED_PAGE_SHOWN: string = flag.set(SHOWN);
