export { WINNER_NAME_CALLS, WINNER_SERVICE_CALLS } from "./calls.ts";
export { countPlays } from "./countPlays.ts";
export { winnerJobs } from "./winnerJobs.ts";
