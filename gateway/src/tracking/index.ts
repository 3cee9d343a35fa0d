export { TRACKING_SERVICE_CALLS } from "./calls.ts";
export { trackingJobs } from "./deleteOldEntries.ts";
