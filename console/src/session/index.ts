export { callerOf, cookieOf, isOwnForm, returnPathOf, seeOther } from "./browserRequest.ts";
export {
  LOCALE_COOKIE,
  localeCookie,
  SESSION_COOKIE,
  sessionCookie,
  VISIT_COOKIE,
  visitCookie,
  withoutCookie,
} from "./cookies.ts";
