export { SESSION_CALLS } from "./calls.ts";
export { EndSessionsSchema, EndedSessionsSchema, sessionManagement } from "./sessionManagement.ts";
export { standingRoute } from "./standingRoute.ts";
