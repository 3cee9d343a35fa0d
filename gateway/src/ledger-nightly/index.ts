import { periodicJob, type JobQueue } from "../jobs/index.ts";
import { checkRecentLedger, checkWholeLedger, type NightlyServices, sealLedger } from "./sealLedger.ts";

export type { NightlyServices } from "./sealLedger.ts";

/** Looks often, so that a day is sealed soon after midnight whenever the gateways were started. */
const SEAL_EVERY_SECONDS = 600;
const HOUR = 3_600;
/** Longer than the check may take. */
const RECENT_LEASE_SECONDS = 1_800;
const WHOLE_LEASE_SECONDS = 3 * HOUR;

/**
 * The jobs that check and seal the ledger: what was booked since the last seal every hour and before each seal, everything once
 * a day.
 */
export const nightlyJobs = (services: NightlyServices): readonly JobQueue[] => [
  periodicJob("seal-ledger", { everySeconds: SEAL_EVERY_SECONDS, leaseSeconds: RECENT_LEASE_SECONDS }, () =>
    sealLedger(services),
  ),
  periodicJob("check-recent-ledger", { everySeconds: HOUR, leaseSeconds: RECENT_LEASE_SECONDS }, async () => {
    await checkRecentLedger(services);
  }),
  periodicJob("check-ledger", { everySeconds: 24 * HOUR, leaseSeconds: WHOLE_LEASE_SECONDS }, async () => {
    await checkWholeLedger(services);
  }),
];
