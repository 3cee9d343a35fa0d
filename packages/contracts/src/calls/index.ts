export { CALLS, type CallId, type SessionCallId } from "./calls.ts";
