import { and, eq, isNull } from "drizzle-orm";
import { writeAudit } from "../audit/index.ts";
import { databaseNow } from "../clock/index.ts";
import type { Queries } from "../database/index.ts";
import { CORRECTION_TEXTS, putMessage } from "../inbox/index.ts";
import { type Account, postMovement, readBalances } from "../ledger/index.ts";
import { lockPlayerRow } from "../sessions/index.ts";
import { requireSecondPerson } from "../staff/index.ts";
import { payoutNotes } from "../withdrawals/index.ts";
import { corrections, type CorrectionRow } from "./tables.ts";

/** What became of a decision. `gone`: there is no such proposal, or it was decided meanwhile. */
export type Decided = "done" | "gone" | "not-enough-money";

async function findProposed(tx: Queries, id: string): Promise<CorrectionRow | undefined> {
  const isProposed = and(eq(corrections.id, id), eq(corrections.state, "proposed"));
  const [row] = await tx.select().from(corrections).where(isProposed).for("update");
  return row;
}

async function book(tx: Queries, row: CorrectionRow, staffId: string): Promise<void> {
  const { id, playerId, licence, brand, kind, amountOre } = row;
  const house: Account = { kind: "house", ref: brand };
  const [from, to]: readonly [Account, Account] = kind === "credit" ? [house, "cash"] : ["cash", house];
  await postMovement(tx, {
    ...{ licence, brand, playerId, kind: "correction", source: "correction", reference: id },
    by: `officer:${staffId}`,
    transfers: [{ from, to, amountOre }],
  });
}

/**
 * Confirms a proposed correction and books it as a new movement; what was booked wrongly stays. It never takes more than the
 * player's cash.
 *
 * @param staffId of who confirms
 * @throws {HttpError} `second-person-needed` for the person who proposed it
 */
export async function confirmCorrection(tx: Queries, id: string, staffId: string): Promise<Decided> {
  const [whose] = await tx
    .select({ playerId: corrections.playerId })
    .from(corrections)
    .where(eq(corrections.id, id));
  if (!whose) return "gone";
  await lockPlayerRow(tx, whose.playerId);
  const row = await findProposed(tx, id);
  if (!row) return "gone";
  requireSecondPerson(row.proposedBy, { id: staffId });
  const { playerId, brand, kind, amountOre, reason, payoutNoteId } = row;
  const { cashOre } = await readBalances(tx, playerId);
  if (kind === "debit" && cashOre < amountOre) return "not-enough-money";
  await tx
    .update(corrections)
    .set({ state: "booked", decidedBy: staffId, decidedAt: databaseNow })
    .where(eq(corrections.id, id));
  await book(tx, row, staffId);
  if (payoutNoteId !== null) {
    const isOpen = and(eq(payoutNotes.id, payoutNoteId), isNull(payoutNotes.closedAt));
    await tx.update(payoutNotes).set({ closedAt: databaseNow }).where(isOpen);
  }
  const details = { correction: id, kind, amountOre, proposedBy: row.proposedBy, confirmedBy: staffId };
  await writeAudit(tx, { brand, playerId, event: "balance-corrected", details });
  await putMessage(tx, playerId, CORRECTION_TEXTS.corrected({ kind, amountOre, reason }));
  return "done";
}

/** Declines a proposed correction; the person who proposed it may do so too. Nothing is booked, and the player is not told. */
export async function declineCorrection(tx: Queries, id: string, staffId: string): Promise<Decided> {
  const row = await findProposed(tx, id);
  if (!row) return "gone";
  await tx
    .update(corrections)
    .set({ state: "declined", decidedBy: staffId, decidedAt: databaseNow })
    .where(eq(corrections.id, id));
  return "done";
}
