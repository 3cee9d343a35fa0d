import { periodicJob, type JobQueue } from "../jobs/index.ts";
import { checkDraws, type DrawsCheckServices } from "./checkDraws.ts";

export { DRAW_STAFF_CALLS } from "./staffCalls.ts";

/** Once: each further look at the same draws is a further chance to close a fair game. */
const EVERY_SECONDS = 86_400;
const LEASE_SECONDS = 600;

/** The daily job that tests the draws of our own games. */
export const drawsCheckJobs = (services: DrawsCheckServices): JobQueue =>
  periodicJob("check-draws", { everySeconds: EVERY_SECONDS, leaseSeconds: LEASE_SECONDS }, () =>
    checkDraws(services),
  );
