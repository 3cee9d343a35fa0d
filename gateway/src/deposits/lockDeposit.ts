import { eq, type SQL } from "drizzle-orm";
import type { Queries } from "../database/index.ts";
import { deposits, type DepositRow } from "../deposit-records/index.ts";
import { lockPlayerRow } from "../sessions/index.ts";

/** A deposit as it stands; nothing when there is none of that id. */
export async function findDeposit(db: Queries, txId: string): Promise<DepositRow | undefined> {
  const [row] = await db.select().from(deposits).where(eq(deposits.txId, txId));
  return row;
}

/**
 * Locks a deposit's player, then reads the deposit: no other transaction about the player's money runs until this one
 * ends.
 */
export async function lockDeposit(tx: Queries, { txId, playerId }: DepositRow): Promise<DepositRow> {
  await lockPlayerRow(tx, playerId);
  // A query of its own: it sees what the transaction before has committed.
  const row = await findDeposit(tx, txId);
  if (!row) throw new Error("A deposit that was found is not there.");
  return row;
}

/** Changes a deposit that is locked; a trigger refuses a state that does not follow the one before. */
export async function updateDeposit(
  tx: Queries,
  txId: string,
  change: { readonly [Name in keyof DepositRow]?: DepositRow[Name] | SQL },
): Promise<void> {
  await tx.update(deposits).set(change).where(eq(deposits.txId, txId));
}
