import { LOGIN_FLAGS, PLAYER_PAGE_COOKIES } from "@spilhus/contracts/user-auth";
import { cookieCodec, flagValue, oneOfValue, parseCookies } from "@spilhus/lib";
import { writeCookie } from "../session/writeCookie.ts";

const loggedIn = /* @__PURE__ */ cookieCodec(PLAYER_PAGE_COOKIES.userJustLoggedIn, oneOfValue(LOGIN_FLAGS));
const signedUp = /* @__PURE__ */ cookieCodec(PLAYER_PAGE_COOKIES.userJustSignedUp, flagValue);

/** Cookies that a login and a registration set for the next page (R3.07). */
export interface Arrival {
  readonly justLoggedIn: boolean;
  readonly justSignedUp: boolean;
}

/** What the player has just completed. */
export function readArrival(cookies: string): Arrival {
  const parsed = parseCookies(cookies);
  return { justLoggedIn: loggedIn.read(parsed) !== undefined, justSignedUp: signedUp.read(parsed) === true };
}

const isSome = ({ justLoggedIn, justSignedUp }: Arrival) => justLoggedIn || justSignedUp;

/** Storage key of the first path after a login; it outlives documents. */
const FIRST_PATH = "first-path-after-login";

/**
 * Clears the flags when the path changes after a login (R4.08).
 *
 * @returns what the player had just completed, before anything was cleared
 */
export function passArrival(
  path: string,
  page: Pick<Document, "cookie">,
  memory: Pick<Storage, "getItem" | "setItem" | "removeItem">,
  write: (setCookie: string) => void = writeCookie,
): Arrival {
  const arrival = readArrival(page.cookie);
  if (!isSome(arrival)) {
    memory.removeItem(FIRST_PATH);
    return arrival;
  }
  const first = memory.getItem(FIRST_PATH);
  if (first === null) memory.setItem(FIRST_PATH, path);
  else if (first !== path) {
    write(loggedIn.clear());
    write(signedUp.clear());
    memory.removeItem(FIRST_PATH);
  }
  return arrival;
}
