/**
 * The cookie that says when a session ends: the one trace of a session that a page can see. Its name stands here and not
 * in an import, because its table brings the schemas of every sign-in along, and guests load this.
 */
const SESSION_EXPIRY = /(?:^|; )session_expiry=/;

/** Whether this browser may have a session; only then is the service asked. A guest's page asks nobody. */
export const hasSession = (cookies: string): boolean => SESSION_EXPIRY.test(cookies);
