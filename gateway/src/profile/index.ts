export { PROFILE_CALLS } from "./calls.ts";
