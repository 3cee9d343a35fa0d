import * as z from "zod";
import { jobQueue, type JobQueue } from "../jobs/index.ts";
import { advanceRefund, type BalanceRefundServices } from "./advanceRefund.ts";
import { BALANCE_REFUND_QUEUE } from "./balanceRefundQueue.ts";

/** Follows refunds of balances until they are over. The lease is longer than the provider's deadlines. */
export const refundJobs = (services: BalanceRefundServices): JobQueue =>
  jobQueue({
    name: BALANCE_REFUND_QUEUE,
    payload: z.object({ id: z.uuid() }),
    leaseSeconds: 60,
    retry: { firstSeconds: 5, longestSeconds: 600 },
    perform: async ([job]) => (job ? await advanceRefund(services, job.payload.id) : undefined),
  });
