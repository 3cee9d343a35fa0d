export { SESSION_CALLS, SESSION_SERVICE_CALLS } from "./calls.ts";
