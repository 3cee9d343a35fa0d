import * as z from "zod";
import { jobQueue, type JobQueue } from "../jobs/index.ts";
import { ACCOUNT_QUEUE } from "./accountQueue.ts";
import { advanceAccount, type AccountServices } from "./advanceAccount.ts";

/** Follows registrations of payout accounts until they are over, whether or not the player comes back. */
export const accountJobs = (services: AccountServices): JobQueue =>
  jobQueue({
    name: ACCOUNT_QUEUE,
    payload: z.object({ id: z.uuid() }),
    leaseSeconds: 60,
    retry: { firstSeconds: 5, longestSeconds: 600 },
    perform: async ([job]) => (job ? await advanceAccount(services, job.payload.id) : undefined),
  });
