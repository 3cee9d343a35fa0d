import type { Queries } from "../database/index.ts";
import { enqueueJob } from "../jobs/index.ts";

/** Queue of players whose money is to be looked at. */
export const MONEY_CHECK_QUEUE = "money-check";

/** Whom to look at, and by the rules of which brand. */
export interface MoneyCheck {
  readonly playerId: string;
  readonly brand: string;
}

/** Has the rules look at a player, in the transaction that gives a reason to; several reasons are one look. */
export const enqueueMoneyCheck = (tx: Queries, { playerId, brand }: MoneyCheck): Promise<string> =>
  enqueueJob(tx, { queue: MONEY_CHECK_QUEUE, key: playerId, payload: { playerId, brand } });
