import { COOKIES, type CookieDeclaration } from "../cookies.ts";
import { PLAYER_COOKIES } from "./cookies.ts";

/**
 * Every cookie that a browser can get from a site today: what visitors are told of, and what a crawl may find.
 * Apart from the rows, so that a page which sets one cookie does not carry the words about all.
 */
export const DECLARED_COOKIES: readonly CookieDeclaration[] = [
  ...Object.values(COOKIES),
  PLAYER_COOKIES.session,
  PLAYER_COOKIES.sessionExpiry,
  PLAYER_COOKIES.userJustLoggedIn,
  PLAYER_COOKIES.userJustSignedUp,
  PLAYER_COOKIES.passkeyStatus,
  PLAYER_COOKIES.knownDevice,
  PLAYER_COOKIES.mitId,
  PLAYER_COOKIES.signupDraft,
  PLAYER_COOKIES.passwordChange,
  PLAYER_COOKIES.supportGuest,
];
