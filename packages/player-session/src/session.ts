export { refreshSession, loadPlayerMessages } from "./session/refreshSession.ts";
export { updateUser } from "./session/updateUser.ts";
export { notifyTabsOfChange, watchDataChanges } from "./session/dataChanges.ts";
export { forgetPlayer } from "./session/forgetPlayer.ts";
export { sessionEndingCall } from "./session/sessionEndingCall.ts";
export { isSigningOut, resumeAfterSignIn } from "./session/pendingSignOut.ts";
export { leaveForFrontPage, leaveUnauthorized } from "./session/leave.ts";
export { logOutAndLeave } from "./session/logOutAndLeave.ts";
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
