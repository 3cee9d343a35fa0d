import { sql, type SQL } from "drizzle-orm";
import type { Queries } from "../database/index.ts";

/** Something in the ledger that breaks an invariant. */
export interface LedgerFault {
  /** `I1` … `I10`, or `seal`. */
  readonly invariant: string;
  /** The account, player, movement, transfer or day. */
  readonly subject: string;
  readonly fault: string;
}

async function faultsOf(db: Queries, check: SQL): Promise<LedgerFault[]> {
  const { rows } = await db.execute<{ invariant: string; subject: string; fault: string }>(
    sql`select invariant, subject, fault from ${check}`,
  );
  return rows;
}

/** Everything that is wrong in the ledger; nothing when it is whole. Reads all of it. */
export const findFaults = (db: Queries): Promise<LedgerFault[]> => faultsOf(db, sql`ledger_broken()`);

/**
 * What is wrong in the ledger since its last seal, in a time that grows with what was booked since then. What was changed
 * before the seal is found by {@link findFaults} alone.
 */
export const findRecentFaults = (db: Queries): Promise<LedgerFault[]> =>
  faultsOf(db, sql`ledger_recently_broken()`);
