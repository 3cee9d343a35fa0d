export { serverNow, type ServerMoment } from "./serverMoment.ts";
export { SessionClockIsland } from "./SessionClockIsland.tsx";
export { SessionExpiryIsland } from "./SessionExpiryIsland.tsx";
export { EXPIRY_KEYS, type ExpiryKey } from "./sessionKeys.ts";
