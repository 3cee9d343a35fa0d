import type { CookieDeclaration } from "../cookies.ts";

const DAY = 86_400;
const readable = { sameSite: "lax", secure: true, httpOnly: false, category: "necessary" } as const;

/**
 * Cookies of players that pages themselves read or write: their names and ages. Apart from `PLAYER_COOKIES`, whose
 * purposes in two languages, and names of what no script may see, such a page need not carry.
 */
export const PLAYER_PAGE_COOKIES = {
  sessionExpiry: { ...readable, name: "session_expiry", maxAge: "session" },
  userJustLoggedIn: { ...readable, name: "userJustLoggedIn", maxAge: "session" },
  userJustSignedUp: { ...readable, name: "userJustSignedUp", maxAge: "session" },
  passkeyStatus: { ...readable, name: "passkey_status", maxAge: 30 * DAY },
} as const satisfies Record<string, Omit<CookieDeclaration, "purpose">>;

/**
 * What `userJustLoggedIn` may hold: a login sets the first; once the status page of a restricted player has been served, the
 * edge sets the second, so that nobody is sent there for the login again (R4.02). Both mean that a login has just been.
 */
export const LOGIN_FLAGS = ["1", "shown"] as const;

/** What `passkey_status` may hold; no cookie is the third state, none (R4.11). */
export const PASSKEY_STATUSES = ["registered", "denied"] as const;
export type PasskeyStatus = (typeof PASSKEY_STATUSES)[number];
