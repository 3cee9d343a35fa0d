import { periodicJob, type JobQueue } from "../jobs/index.ts";
import { checkDraws, type DrawsCheckServices } from "./checkDraws.ts";

export { DRAW_STAFF_CALLS } from "./staffCalls.ts";

/** Draws are checked once a day: each further check of the same draws could close a fair game by chance. */
const EVERY_SECONDS = 86_400;
const LEASE_SECONDS = 600;

/** The daily job that tests the draws of our own games. */
export const drawsCheckJobs = (services: DrawsCheckServices): JobQueue =>
  periodicJob("check-draws", { everySeconds: EVERY_SECONDS, leaseSeconds: LEASE_SECONDS }, () =>
    checkDraws(services),
  );
