export { askSession, loadPlayerWords } from "./session/askSession.ts";
export { changeUser } from "./session/changeUser.ts";
export { notifyTabsOfChange, watchDataChanges } from "./session/dataChanges.ts";
export { endHere } from "./session/endHere.ts";
export { endingAct } from "./session/endingAct.ts";
export { isPageHeld, resumePage } from "./session/heldPage.ts";
export { leaveForGood, leaveUnauthorized } from "./session/leave.ts";
export { logOutHere } from "./session/logOutHere.ts";
export { playerCache } from "./session/playerCache.ts";
export {
  loginLimits,
  loginLimitsQuery,
  playerInfoQuery,
  playerTransport,
  userInfo,
} from "./session/playerCalls.ts";
export { serverNow } from "./session/serverMoment.ts";
export { type KnownSession, sessionStore, type ShownSession } from "./session/sessionStore.ts";
export { notifyTabs, watchTabs } from "./session/tabs.ts";
export { useSession } from "./session/useSession.ts";
