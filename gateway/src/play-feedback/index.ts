export { PLAY_FEEDBACK_CALLS } from "./calls.ts";
export { timeSpent } from "./timeSpent.ts";
