import * as z from "zod";
import { jobQueue, type JobQueue } from "../jobs/index.ts";
import { advanceWithdrawal, type WithdrawalServices } from "./advanceWithdrawal.ts";
import { WITHDRAWAL_QUEUE } from "./withdrawalQueue.ts";

/** Checks, sends and follows withdrawals. The lease is longer than the provider's deadlines. */
export const withdrawalJobs = (services: WithdrawalServices): JobQueue =>
  jobQueue({
    name: WITHDRAWAL_QUEUE,
    payload: z.object({ id: z.uuid() }),
    leaseSeconds: 60,
    retry: { firstSeconds: 5, longestSeconds: 600 },
    perform: async ([job]) => (job ? await advanceWithdrawal(services, job.payload.id) : undefined),
  });
