export { confirmSession } from "./confirmSession.ts";
export { endAllSessions, endSession } from "./endSessions.ts";
export {
  type ActiveSession,
  type FindSession,
  findSessions,
  SESSION_ROW,
  isSessionOfToken,
  rereadSession,
  rereadSessions,
  sessionFinder,
  sessionOf,
} from "./findSession.ts";
export { lockPlayerRow } from "./lockPlayerRow.ts";
export { lockPlayerOfSession } from "./lockPlayerOfSession.ts";
export { openSession } from "./openSession.ts";
export { type PlayerStatus, readPlayerStatus } from "./readPlayerStatus.ts";
export { renewSession } from "./renewSession.ts";
export { requireConfirmed } from "./requireConfirmed.ts";
export {
  confirmedCookies,
  sessionExpiryCookie,
  signedInCookies,
  signedOutCookies,
} from "./sessionCookies.ts";
export { sessions } from "./tables.ts";
export { type SessionOver, whySessionsEnded } from "./whySessionsEnded.ts";
