import { and, eq, isNull } from "drizzle-orm";
import type { Queries } from "../database/index.ts";
import { refusal } from "../http/index.ts";
import { ledgerMovements } from "../ledger/index.ts";
import { players } from "../players/index.ts";
import { payoutNotes } from "../withdrawals/index.ts";
import { corrections, type CorrectionRow } from "./tables.ts";

type Proposed = Pick<CorrectionRow, "id" | "kind" | "amountOre" | "reason" | "note" | "proposedBy">;

/** What a member of staff proposes. */
export type Proposal = Proposed & {
  readonly customerNumber: number;
  readonly movementId?: string | undefined;
  readonly payoutNoteId?: string | undefined;
};

type NewRow = typeof corrections.$inferInsert & Proposed;

/** The proposal with exactly these values; it may have been decided meanwhile. */
async function findSame(tx: Queries, asked: NewRow): Promise<CorrectionRow | undefined> {
  const { movementId, payoutNoteId } = asked;
  const [row] = await tx
    .select()
    .from(corrections)
    .where(
      and(
        eq(corrections.id, asked.id),
        eq(corrections.playerId, asked.playerId),
        eq(corrections.proposedBy, asked.proposedBy),
        eq(corrections.kind, asked.kind),
        eq(corrections.amountOre, asked.amountOre),
        eq(corrections.reason, asked.reason),
        eq(corrections.note, asked.note),
        movementId == null ? isNull(corrections.movementId) : eq(corrections.movementId, movementId),
        payoutNoteId == null ? isNull(corrections.payoutNoteId) : eq(corrections.payoutNoteId, payoutNoteId),
      ),
    );
  return row;
}

/**
 * Proposes a correction, once by its id: the same proposal sent again is the one there is. Nothing is booked.
 *
 * @returns nothing when there is no such player, or the corrected movement is not theirs
 * @throws {HttpError} `idempotency-key-reused` where the id is that of another proposal
 */
export async function proposeCorrection(tx: Queries, proposal: Proposal): Promise<CorrectionRow | undefined> {
  const { customerNumber, movementId, payoutNoteId, ...proposed } = proposal;
  const { id: playerId, licence, brand } = players;
  const [player] = await tx
    .select({ playerId, licence, brand })
    .from(players)
    .where(eq(players.customerNumber, customerNumber));
  if (!player) return undefined;
  const isTheirMovement = and(
    eq(ledgerMovements.id, movementId ?? playerId),
    eq(ledgerMovements.playerId, player.playerId),
  );
  if (movementId !== undefined && (await tx.$count(ledgerMovements, isTheirMovement)) === 0) return undefined;
  const isTheirNote = and(
    eq(payoutNotes.id, payoutNoteId ?? playerId),
    eq(payoutNotes.playerId, player.playerId),
    isNull(payoutNotes.closedAt),
  );
  if (payoutNoteId !== undefined && (await tx.$count(payoutNotes, isTheirNote)) === 0) return undefined;
  if (movementId === undefined && payoutNoteId === undefined) return undefined;
  const asked = { ...proposed, ...player, movementId, payoutNoteId };
  const inserted = await tx.insert(corrections).values(asked).onConflictDoNothing().returning();
  const row = inserted[0] ?? (await findSame(tx, asked));
  if (!row) throw refusal("idempotency-key-reused");
  return row;
}
