export { USER_REPORT_CALLS } from "./calls.ts";
