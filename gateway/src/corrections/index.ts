export { CORRECTION_CALLS } from "./calls.ts";
