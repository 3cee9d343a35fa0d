export { playerTransport, userInfo } from "./playerCalls.ts";
export { lookAtSession } from "./playerSession.ts";
export { serverNow, type ServerMoment } from "./serverMoment.ts";
export { SessionClockIsland } from "./SessionClockIsland.tsx";
export { SessionExpiryIsland } from "./SessionExpiryIsland.tsx";
export { EXPIRY_KEYS, type ExpiryKey } from "./sessionKeys.ts";
export type { ShownSession } from "./sessionStore.ts";
export { useSession } from "./useSession.ts";
