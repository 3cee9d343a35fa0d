import { writeAudit } from "../audit/index.ts";
import type { Queries } from "../database/index.ts";
import { payoutNotes } from "./tables.ts";

/** Money that no job can pay out. */
export interface PayoutNote {
  readonly playerId: string;
  readonly brand: string;
  readonly reason: typeof payoutNotes.$inferInsert.reason;
}

/** Notes for an officer that no job can pay out this money. @returns whether the note is new: a player has one open note */
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
