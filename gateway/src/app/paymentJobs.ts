import { depositJobs, lookIntoDeposit, type DepositServices } from "../deposits/index.ts";
import type { JobQueue } from "../jobs/index.ts";
import { eventJobs, eventSweep } from "../provider-events/index.ts";

/** The work on payments that nobody waits for. */
export const paymentJobs = (services: DepositServices): readonly JobQueue[] => [
  depositJobs(services),
  eventJobs({ ...services, lookInto: { payment: lookIntoDeposit(services), payout: async () => false } }),
  eventSweep(services.db),
];
