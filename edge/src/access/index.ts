export { AccountStatusCache } from "./accountStatusCache.ts";
export { accountStatusFetcher } from "./fetchAccountStatus.ts";
export { FORCED_PAGE_SHOWN } from "./loginFlag.ts";
export { type CheckAccess, createAccessCheck } from "./checkAccess.ts";
export { hasSessionCookie, sessionCookieOf } from "./sessionCookie.ts";
