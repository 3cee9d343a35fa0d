import type { Queries } from "../database/index.ts";
import { enqueueJob } from "../jobs/index.ts";

/** Queue of players to check. */
export const MONEY_CHECK_QUEUE = "money-check";

/** The player to check, and the brand whose rules apply. */
export interface MoneyCheck {
  readonly playerId: string;
  readonly brand: string;
}

/** Queues a check of a player in the transaction that gives the reason; several reasons make one check. */
export const enqueueMoneyCheck = (tx: Queries, { playerId, brand }: MoneyCheck): Promise<string> =>
  enqueueJob(tx, { queue: MONEY_CHECK_QUEUE, key: playerId, payload: { playerId, brand } });
