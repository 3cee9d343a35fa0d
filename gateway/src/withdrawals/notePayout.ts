import { writeAudit } from "../audit/index.ts";
import type { Queries } from "../database/index.ts";
import { payoutNotes } from "./tables.ts";

/** Money that cannot go out by itself. */
export interface PayoutNote {
  readonly playerId: string;
  readonly brand: string;
  readonly reason: typeof payoutNotes.$inferInsert.reason;
}

/** Notes for an officer that money can go nowhere by itself. @returns whether it is news: one open note a player is enough */
export async function notePayout(tx: Queries, { playerId, brand, reason }: PayoutNote): Promise<boolean> {
  const noted = await tx
    .insert(payoutNotes)
    .values({ playerId, reason })
    .onConflictDoNothing()
    .returning({ id: payoutNotes.id });
  if (noted.length === 0) return false;
  await writeAudit(tx, { brand, playerId, event: "payout-note-opened", details: { reason } });
  return true;
}
