export { ActiveSessionsIsland } from "./ActiveSessionsIsland.tsx";
export { ACTIVE_SESSIONS_KEYS } from "./activeSessionsKeys.ts";
