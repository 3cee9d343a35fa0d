import {
  CONFIRM_CORRECTION,
  type Correction,
  DECLINE_CORRECTION,
  LIST_CORRECTIONS,
  PROPOSE_CORRECTION,
} from "@spilhus/contracts/staff";
import { desc, eq, type SQL } from "drizzle-orm";
import * as z from "zod";
import { defineStaffCall, DONE } from "../calls/index.ts";
import type { Queries } from "../database/index.ts";
import { players } from "../players/index.ts";
import { staffNames } from "../staff/index.ts";
import { confirmCorrection, declineCorrection } from "./decideCorrection.ts";
import { proposeCorrection } from "./proposeCorrection.ts";
import { corrections, type CorrectionRow } from "./tables.ts";

const MOST = 200;
const IdSchema = z.uuid();

async function shown(db: Queries, where: SQL): Promise<Correction[]> {
  const rows = await db
    .select({ row: corrections, customerNumber: players.customerNumber })
    .from(corrections)
    .innerJoin(players, eq(players.id, corrections.playerId))
    .where(where)
    .orderBy(desc(corrections.proposedAt))
    .limit(MOST);
  const names = await staffNames(
    db,
    rows.flatMap(({ row }) => [row.proposedBy, row.decidedBy]),
  );
  const nameOf = (id: string | null) => (id === null ? null : (names.get(id) ?? null));
  return rows.map(({ row, customerNumber }) => ({
    ...row,
    proposedByName: nameOf(row.proposedBy),
    decidedByName: nameOf(row.decidedBy),
    customerNumber: String(customerNumber),
    proposedAt: row.proposedAt.toISOString(),
    decidedAt: row.decidedAt?.toISOString() ?? null,
  }));
}

/** What the audit of a member of staff keeps of a correction. */
const aboutOf = ({ brand, playerId, id: correction, kind, amountOre }: CorrectionRow) => ({
  ...{ brand, playerId },
  details: { correction, kind, amountOre },
});

const list = defineStaffCall(LIST_CORRECTIONS, async ({ services: { db }, query }) => ({
  corrections: await shown(db, eq(corrections.state, query.state)),
}));

const propose = defineStaffCall(PROPOSE_CORRECTION, async ({ tx, body, staff, note, refuse }) => {
  const { customerNumber, ...proposed } = body;
  const proposal = { ...proposed, customerNumber: Number(customerNumber), proposedBy: staff.id };
  const row = await proposeCorrection(tx, proposal);
  const [correction] = row ? await shown(tx, eq(corrections.id, row.id)) : [];
  if (!row || !correction) throw refuse("not-found");
  note(aboutOf(row));
  return correction;
});

async function find(tx: Queries, id: string): Promise<CorrectionRow | undefined> {
  if (!IdSchema.safeParse(id).success) return undefined;
  const [row] = await tx.select().from(corrections).where(eq(corrections.id, id));
  return row;
}

const confirm = defineStaffCall(CONFIRM_CORRECTION, async ({ tx, places, staff, note, refuse }) => {
  const row = await find(tx, places.id);
  const decided = row && (await confirmCorrection(tx, row.id, staff.id));
  if (!row || decided === "gone") throw refuse("not-found");
  if (decided === "not-enough-money") throw refuse("insufficient-funds");
  note(aboutOf(row));
  return DONE;
});

const decline = defineStaffCall(DECLINE_CORRECTION, async ({ tx, places, staff, note, refuse }) => {
  const row = await find(tx, places.id);
  if (!row || (await declineCorrection(tx, row.id, staff.id)) === "gone") throw refuse("not-found");
  note(aboutOf(row));
  return DONE;
});

/** The staff's calls about corrections. */
export const CORRECTION_CALLS = [list, propose, confirm, decline] as const;
