import { LATEST_DEPOSIT } from "@spilhus/contracts/payments";
import { and, desc, eq, inArray, isNull, lte, or, sql } from "drizzle-orm";
import { databaseNow, seconds } from "../clock/index.ts";
import type { Queries } from "../database/index.ts";
import { deposits, type DepositRow } from "../deposit-records/index.ts";

/**
 * A player's deposit by its id, or the latest one under the name `seneste`. A deposit of somebody else is not found, by
 * the same query.
 */
export async function readDeposit(
  db: Queries,
  playerId: string,
  txId: string,
): Promise<DepositRow | undefined> {
  const isOwn = eq(deposits.playerId, playerId);
  const [row] = await db
    .select()
    .from(deposits)
    .where(txId === LATEST_DEPOSIT ? isOwn : and(isOwn, eq(deposits.txId, txId)))
    .orderBy(desc(deposits.number))
    .limit(1);
  return row;
}

/** The player's latest deposit that is under way. */
export async function readOpenDeposit(db: Queries, playerId: string): Promise<DepositRow | undefined> {
  const [row] = await db
    .select()
    .from(deposits)
    .where(
      and(eq(deposits.playerId, playerId), inArray(deposits.state, ["created", "pending", "authorised"])),
    )
    .orderBy(desc(deposits.number))
    .limit(1);
  return row;
}

/** A provider is asked about a deposit at most once in so many seconds because its player looks at it. */
const ASK_SECONDS = 2;

/** Whether it is time to ask about a deposit. True for one gateway only, which then has to ask. */
export async function takeTurnToAsk(db: Queries, { txId }: DepositRow): Promise<boolean> {
  const isDue = or(
    isNull(deposits.askedAt),
    lte(deposits.askedAt, sql`${databaseNow} - ${seconds(ASK_SECONDS)}`),
  );
  const { rowCount } = await db
    .update(deposits)
    .set({ askedAt: databaseNow })
    .where(and(eq(deposits.txId, txId), isDue));
  return rowCount === 1;
}
