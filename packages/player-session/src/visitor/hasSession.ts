/**
 * The cookie with the end of the session, the only sign of a session that scripts can read. The name is not imported,
 * because the cookie table would bring the schemas of sign-in to every guest.
 */
const SESSION_EXPIRY = /(?:^|; )session_expiry=/;

/** True when this browser may have a session; only then does a page request it. */
export const hasSession = (cookies: string): boolean => SESSION_EXPIRY.test(cookies);
