export { stuckRoundJobs } from "./stuckRoundJobs.ts";
export { STUDIO_WALLET_CALLS, type StudioServices } from "./calls.ts";
