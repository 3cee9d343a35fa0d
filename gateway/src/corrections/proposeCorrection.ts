import { and, eq, isNull } from "drizzle-orm";
import type { Queries } from "../database/index.ts";
import { ledgerMovements } from "../ledger/index.ts";
import { players } from "../players/index.ts";
import { payoutNotes } from "../withdrawals/index.ts";
import { corrections, type CorrectionRow } from "./tables.ts";

/** What a member of staff proposes. */
export type Proposal = Pick<CorrectionRow, "kind" | "amountOre" | "reason" | "note" | "proposedBy"> & {
  readonly customerNumber: number;
  readonly movementId?: string | undefined;
  readonly payoutNoteId?: string | undefined;
};

/**
 * Proposes a correction. Nothing is booked.
 *
 * @returns nothing where the player is not there, or what it corrects is not theirs
 */
export async function proposeCorrection(tx: Queries, proposal: Proposal): Promise<CorrectionRow | undefined> {
  const { customerNumber, movementId, payoutNoteId, ...proposed } = proposal;
  const { id, licence, brand } = players;
  const [player] = await tx
    .select({ playerId: id, licence, brand })
    .from(players)
    .where(eq(players.customerNumber, customerNumber));
  if (!player) return undefined;
  const isTheirMovement = and(
    eq(ledgerMovements.id, movementId ?? id),
    eq(ledgerMovements.playerId, player.playerId),
  );
  if (movementId !== undefined && (await tx.$count(ledgerMovements, isTheirMovement)) === 0) return undefined;
  const isTheirNote = and(
    eq(payoutNotes.id, payoutNoteId ?? id),
    eq(payoutNotes.playerId, player.playerId),
    isNull(payoutNotes.closedAt),
  );
  if (payoutNoteId !== undefined && (await tx.$count(payoutNotes, isTheirNote)) === 0) return undefined;
  if (movementId === undefined && payoutNoteId === undefined) return undefined;
  const about = { movementId: movementId ?? null, payoutNoteId: payoutNoteId ?? null };
  const [row] = await tx
    .insert(corrections)
    .values({ ...proposed, ...player, ...about })
    .returning();
  return row;
}
