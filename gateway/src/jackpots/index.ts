export { awardPot, type PotWin } from "./awardPot.ts";
export type { PotPlace } from "./beginPot.ts";
export { JACKPOT_SERVICE_CALLS } from "./calls.ts";
export { feedPot, type PotRound } from "./feedPot.ts";
export { jackpotJobs } from "./jackpotJobs.ts";
export { sumPots } from "./sumPots.ts";
