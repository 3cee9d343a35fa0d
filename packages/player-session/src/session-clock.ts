export { SessionClockIsland } from "./session-clock/SessionClockIsland.tsx";
export { SessionExpiryIsland } from "./session-clock/SessionExpiryIsland.tsx";
export { useServerSeconds } from "./session-clock/useServerSeconds.ts";
