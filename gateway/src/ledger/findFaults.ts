import { sql } from "drizzle-orm";
import type { Queries } from "../database/index.ts";

/** Something in the ledger that breaks an invariant. */
export interface LedgerFault {
  /** `I1` … `I10`, or `seal`. */
  readonly invariant: string;
  /** The account, player, movement, transfer or day. */
  readonly subject: string;
  readonly fault: string;
}

/** Everything that is wrong in the ledger; nothing when it is whole. Reads all of it. */
export async function findFaults(db: Queries): Promise<LedgerFault[]> {
  const { rows } = await db.execute<{ invariant: string; subject: string; fault: string }>(
    sql`select invariant, subject, fault from ledger_broken()`,
  );
  return rows;
}
