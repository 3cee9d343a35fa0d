import type { Queries } from "../database/index.ts";
import { listTransactions } from "../wallet/index.ts";
import type { Covered } from "./moneyOf.ts";

/** One page of a player's movements, newest first. */
export type Page = Awaited<ReturnType<typeof listTransactions>>["transactions"];

/** The movements that a statement covers, newest first, page by page: the next one is read when it is asked for. */
export async function* listedMovements(
  db: Queries,
  { playerId, first, last }: Covered,
): AsyncGenerator<Page, void> {
  let before = last + 1;
  while (before > first) {
    // No days are asked for, so the zone does not matter.
    const { transactions, next } = await listTransactions(db, { playerId, zone: "UTC", before });
    yield transactions.filter(({ number }) => number >= first);
    if (next === null) return;
    before = next;
  }
}
