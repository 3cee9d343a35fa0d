export { confirmSession } from "./confirmSession.ts";
export { endAllSessions, endSession } from "./endSessions.ts";
export {
  type ActiveSession,
  type FindSession,
  findSessions,
  rereadSession,
  rereadSessions,
  sessionFinder,
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
export { type SessionWith, sessionFinderWith } from "./sessionFinderWith.ts";
export { sessions } from "./tables.ts";
export { type SessionOver, whySessionsEnded } from "./whySessionsEnded.ts";
