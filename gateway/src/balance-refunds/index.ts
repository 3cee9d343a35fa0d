export { endedTrialJobs } from "./endedTrials.ts";
export { refundedByUs } from "./refundedByUs.ts";
export { refundJobs } from "./refundJobs.ts";
export { requestRefunds } from "./requestRefunds.ts";
