import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import type { Brands } from "../config/index.ts";
import { periodicJob, type JobQueue } from "../jobs/index.ts";
import { closeDays } from "./closeDays.ts";
import { recordEnded } from "./recordEnded.ts";

/** What records for the authority need. */
export interface AuthorityServices {
  readonly db: NodePgDatabase;
  readonly brands: Brands;
}

/** Ended play is recorded within five minutes. */
const EVERY_SECONDS = 240;
const LEASE_SECONDS = 1_800;

/** Records what has ended, and closes the days that are over. */
export async function keepRecords({ db, brands }: AuthorityServices): Promise<void> {
  await recordEnded(db);
  await closeDays(db, [...new Set([...brands.values()].map(({ licence }) => licence.number))]);
}

/** The job that keeps records for the authority. */
export const authorityJobs = (services: AuthorityServices): JobQueue =>
  periodicJob("authority-records", { everySeconds: EVERY_SECONDS, leaseSeconds: LEASE_SECONDS }, () =>
    keepRecords(services),
  );
