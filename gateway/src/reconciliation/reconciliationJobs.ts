import * as z from "zod";
import { jobQueue, periodicJob, type JobQueue } from "../jobs/index.ts";
import { dueDays, isOver, zoneOf } from "./dueDays.ts";
import { reconcileDay, type ReconciliationServices } from "./reconcileDay.ts";

/** Short enough to compare a settlement soon after the provider offers it. */
const EVERY_SECONDS = 1_800;
/** Longer than all providers' days may take; a second gateway that begins after it does no harm. */
const LEASE_SECONDS = 3_600;

/** Reconciles every due day of every provider. */
export async function reconcileDue(services: ReconciliationServices): Promise<void> {
  for (const { id } of services.payments.providers) {
    for (const which of await dueDays(services, id)) await reconcileDay(services, which);
  }
}

/** Queue of days to compare again on request. */
export const AGAIN_QUEUE = "reconcile-again";

/** Reconciles a day again on request; a day that is not over is left alone. */
export const againJobs = (services: ReconciliationServices): JobQueue =>
  jobQueue({
    name: AGAIN_QUEUE,
    payload: z.object({ provider: z.string(), day: z.iso.date() }),
    leaseSeconds: 600,
    retry: { firstSeconds: 30, longestSeconds: 900 },
    async perform([job]) {
      if (!job) return;
      const { provider, day } = job.payload;
      const which = { provider, day, zone: zoneOf(services, provider) };
      if (await isOver(services, which)) await reconcileDay(services, which);
    },
  });

/** The job that reconciles each provider's days. */
export const reconciliationJobs = (services: ReconciliationServices): JobQueue =>
  periodicJob("reconcile", { everySeconds: EVERY_SECONDS, leaseSeconds: LEASE_SECONDS }, () =>
    reconcileDue(services),
  );
