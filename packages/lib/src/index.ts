export { ASK_EARLY, EARLY_ANSWERS, type EarlyAnswer } from "./askEarly.ts";
export { manualClock, systemClock, type Clock, type ManualClock } from "./clock.ts";
export {
  cookieCodec,
  parseCookies,
  type CookieAttributes,
  type CookieCodec,
  type ValueCodec,
} from "./cookieCodec.ts";
export { cookieValues } from "./cookieValues.ts";
export { debounce, type Debounced } from "./debounce.ts";
export { deviceFlags, type DeviceFlags, type DeviceHints } from "./deviceFlags.ts";
export { entryRedirect, type Entry } from "./entryRedirect.ts";
export { flagValue } from "./flagValue.ts";
export { isChunkLoadError } from "./isChunkLoadError.ts";
export { loadScript, type ScriptRequest } from "./loadScript.ts";
export {
  addNotification,
  clearOnPageChange,
  closeNotification,
  shownNotifications,
  type Queued,
} from "./notifications.ts";
export { oneOfValue } from "./oneOfValue.ts";
export { playerState, type PlayerState } from "./playerState.ts";
export { preloadQueue, type PreloadQueue } from "./preloadQueue.ts";
export { redirectTarget } from "./redirectTarget.ts";
export { refreshOnResize } from "./refreshOnResize.ts";
export { mayReload, type GuardStorage } from "./reloadGuard.ts";
export { SCRIPT_POLICY, scriptUrl, type TrustedTypesFactory } from "./scriptUrl.ts";
export { scrollTarget, type Navigated, type ScrollTarget } from "./scrollTarget.ts";
export { termsHash } from "./termsHash.ts";
export { throttledLogger, type Log, type LogDetails, type LogLevel } from "./throttledLogger.ts";
export { timeValue } from "./timeValue.ts";
export { trackedAddress } from "./trackedAddress.ts";
export { trustBuildScripts } from "./trustBuildScripts.ts";
export { uuidValue } from "./uuidValue.ts";
