export { SELF_EXCLUSION_CALLS } from "./calls.ts";
