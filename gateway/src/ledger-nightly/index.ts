import { periodicJob, type JobQueue } from "../jobs/index.ts";
import { type NightlyServices, sealLedger } from "./sealLedger.ts";

export type { NightlyServices } from "./sealLedger.ts";

/** Looks often, so that a day is sealed soon after midnight whenever the gateways were started. */
const EVERY_SECONDS = 600;
/** Longer than the check may take. */
const LEASE_SECONDS = 1_800;

/** The job that checks and seals the ledger once a day. */
export const nightlyJobs = (services: NightlyServices): JobQueue =>
  periodicJob("seal-ledger", { everySeconds: EVERY_SECONDS, leaseSeconds: LEASE_SECONDS }, () =>
    sealLedger(services),
  );
