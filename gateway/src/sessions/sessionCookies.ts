import { COOKIES } from "@spilhus/contracts";
import { PLAYER_COOKIES } from "@spilhus/contracts/user-auth";
import { cookieCodec, flagValue, timeValue } from "@spilhus/lib";
import type { OpenedSession } from "./openSession.ts";
import { tokenValue } from "../tokens/index.ts";

const session = cookieCodec(PLAYER_COOKIES.session, tokenValue);
const sessionExpiry = cookieCodec(PLAYER_COOKIES.sessionExpiry, timeValue);
const justLoggedIn = cookieCodec(PLAYER_COOKIES.userJustLoggedIn, flagValue);
const justSignedUp = cookieCodec(PLAYER_COOKIES.userJustSignedUp, flagValue);
const loggedInBefore = cookieCodec(COOKIES.loggedInBefore, flagValue);

/** Tells the browser when its session will be over, so that the page can warn (R3.07). */
export const sessionExpiryCookie = (expiresAt: Date): string => sessionExpiry.set(expiresAt.getTime());

/** What a session with another token leaves in the browser. */
export const confirmedCookies = (opened: OpenedSession): string[] => [
  session.set(opened.token),
  sessionExpiryCookie(opened.expiresAt),
];

/** What a sign-in leaves in the browser (R3.07). */
export const signedInCookies = (
  opened: OpenedSession,
  { hasSignedUp = false }: { readonly hasSignedUp?: boolean } = {},
): string[] => [
  ...confirmedCookies(opened),
  loggedInBefore.set(true),
  justLoggedIn.set(true),
  ...(hasSignedUp ? [justSignedUp.set(true)] : []),
];

/** What leaving takes away. */
export const signedOutCookies = (): string[] => [
  session.clear(),
  sessionExpiry.clear(),
  justLoggedIn.clear(),
  justSignedUp.clear(),
];
