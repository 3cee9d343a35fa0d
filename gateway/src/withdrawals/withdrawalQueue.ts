import type { Queries } from "../database/index.ts";
import { enqueueJob } from "../jobs/index.ts";

/** Queue of withdrawals that can go on by themselves. */
export const WITHDRAWAL_QUEUE = "withdrawal";

/** Makes a worker look at a withdrawal, in the transaction that gives it a reason to. */
export const enqueueWithdrawal = (tx: Queries, id: string, inSeconds = 0): Promise<string> =>
  enqueueJob(tx, { queue: WITHDRAWAL_QUEUE, key: id, payload: { id }, inSeconds });
