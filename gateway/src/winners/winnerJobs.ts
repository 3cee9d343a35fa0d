import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import { type JobQueue, periodicJob } from "../jobs/index.ts";
import { countPlays } from "./countPlays.ts";

const EVERY_SECONDS = 300;
const LEASE_SECONDS = 300;

/** The job that counts which games are played most. */
export const winnerJobs = ({ db }: { readonly db: NodePgDatabase }): JobQueue =>
  periodicJob("count-plays", { everySeconds: EVERY_SECONDS, leaseSeconds: LEASE_SECONDS }, () =>
    countPlays(db),
  );
