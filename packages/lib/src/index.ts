export { manualClock, systemClock, type Clock, type ManualClock } from "./clock.ts";
export {
  cookieCodec,
  parseCookies,
  type CookieAttributes,
  type CookieCodec,
  type ValueCodec,
} from "./cookieCodec.ts";
export { cookieValues } from "./cookieValues.ts";
export { deviceFlags, type DeviceFlags } from "./deviceFlags.ts";
export { deviceKind, type DeviceHints, type DeviceKind } from "./deviceKind.ts";
export { entryRedirect, type Entry } from "./entryRedirect.ts";
export { flagValue } from "./flagValue.ts";
export { loadScript, type ScriptRequest } from "./loadScript.ts";
export { oneOfValue } from "./oneOfValue.ts";
export { redirectTarget } from "./redirectTarget.ts";
export { SCRIPT_POLICY, type TrustedTypesFactory } from "./scriptUrl.ts";
export { throttledLogger, type Log, type LogDetails, type LogLevel } from "./throttledLogger.ts";
export { timeValue } from "./timeValue.ts";
export { hasVendors, markVendors } from "./runningVendors.ts";
