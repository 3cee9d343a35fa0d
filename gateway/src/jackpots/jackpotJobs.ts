import type { Log } from "@spilhus/lib";
import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import { type JobQueue, periodicJob } from "../jobs/index.ts";
import { sumPots } from "./sumPots.ts";

const EVERY_SECONDS = 60;
const LEASE_SECONDS = 60;

/** The job that keeps sums of what was put into pots, so that reading them takes the same time for any number of rounds. */
export const jackpotJobs = ({ db, log }: { readonly db: NodePgDatabase; readonly log: Log }): JobQueue =>
  periodicJob("sum-pots", { everySeconds: EVERY_SECONDS, leaseSeconds: LEASE_SECONDS }, async () => {
    const isDone = await sumPots(db);
    if (!isDone) log("info", "pots were not summed: rounds were under way all the time");
  });
