import {
  DECIDE_PAYOUT,
  DISMISS_PAYOUT_NOTE,
  LIST_WAITING_PAYOUTS,
  PAY_OUT_STUCK_BALANCE,
} from "@spilhus/contracts/staff";
import { and, eq, inArray, isNull } from "drizzle-orm";
import * as z from "zod";
import { writeAudit } from "../audit/index.ts";
import { DONE, type DefinedStaffCall, defineStaffCallWith } from "../calls/index.ts";
import { databaseNow } from "../clock/index.ts";
import type { Queries } from "../database/index.ts";
import { suspectedAmong, timeNow } from "../money-checks/index.ts";
import type { PayoutProviders } from "../payout-accounts/index.ts";
import { players } from "../players/index.ts";
import type { StaffMember } from "../staff/index.ts";
import { decideByOfficer, type Decision } from "./officerDecisions.ts";
import { payOutStuck } from "./payOutStuck.ts";
import { payoutNotes, withdrawals } from "./tables.ts";
import { REFUND_REASONS, shownPayouts, shownStuck, stuckRows, waitingRows } from "./waitingPayouts.ts";

/** Services of officers' calls about payouts. */
export interface PayoutStaffServices {
  readonly payments: PayoutProviders;
}

const defineCall = defineStaffCallWith<PayoutStaffServices>();
const isId = (text: string) => z.uuid().safeParse(text).success;

/** Payouts of suspected players are for those who may know of cases. */
async function mayDecide(
  db: Queries,
  { roles }: StaffMember,
  rows: readonly { readonly playerId: string }[],
): Promise<(row: { readonly playerId: string }) => boolean> {
  if (roles.includes("money-laundering-officer")) return () => true;
  const suspected = await suspectedAmong(
    db,
    rows.map(({ playerId }) => playerId),
  );
  return ({ playerId }) => !suspected.has(playerId);
}

const list = defineCall(LIST_WAITING_PAYOUTS, async ({ services: { db }, staff }) => {
  const waiting = await waitingRows(db);
  const stuck = await stuckRows(db);
  const isOpen = await mayDecide(db, staff, [...waiting, ...stuck]);
  return {
    serverTime: (await timeNow(db)).toISOString(),
    payouts: await shownPayouts(db, waiting.filter(isOpen)),
    stuck: await shownStuck(db, stuck.filter(isOpen)),
  };
});

function decisionOf(body: z.infer<typeof DECIDE_PAYOUT.body>): Decision {
  if (body.decision !== "ask") return body;
  const { decision, reason, kinds: documents, days } = body;
  return { decision, reason, documents, days };
}

const decide = defineCall(
  DECIDE_PAYOUT,
  async ({ tx, staff, places: { withdrawalId: id }, body, note, refuse }) => {
    const isIt = eq(withdrawals.id, id);
    const [row] = isId(id) ? await tx.select().from(withdrawals).where(isIt) : [];
    const isOpen = await mayDecide(tx, staff, row ? [row] : []);
    if (!row || !isOpen(row) || !(await decideByOfficer(tx, id, decisionOf(body), staff.id))) {
      throw refuse("already-decided");
    }
    const { brand, playerId, amountOre } = row;
    note({ brand, playerId, details: { decision: body.decision, amountOre } });
    return DONE;
  },
);

const payOut = defineCall(
  PAY_OUT_STUCK_BALANCE,
  async ({ services: { payments }, tx, staff, places: { noteId }, note, refuse }) => {
    const isIt = eq(payoutNotes.id, noteId);
    const [row] = isId(noteId) ? await tx.select().from(payoutNotes).where(isIt) : [];
    const isOpen = await mayDecide(tx, staff, row ? [row] : []);
    if (!row || !isOpen(row)) throw refuse("already-decided");
    const outcome = await payOutStuck(tx, payments, noteId, staff.id);
    if (outcome === "gone") throw refuse("already-decided");
    // What was tried is rolled back.
    if (outcome === "nowhere") throw refuse("account-not-own");
    note({ playerId: row.playerId, details: { outcome } });
    return { outcome };
  },
);

const dismiss = defineCall(DISMISS_PAYOUT_NOTE, async ({ tx, staff, places: { noteId }, note, refuse }) => {
  const [closed] = isId(noteId)
    ? await tx
        .update(payoutNotes)
        .set({ closedAt: databaseNow })
        .where(
          and(
            ...[eq(payoutNotes.id, noteId), isNull(payoutNotes.closedAt)],
            inArray(payoutNotes.reason, [...REFUND_REASONS]),
          ),
        )
        .returning({ playerId: payoutNotes.playerId, reason: payoutNotes.reason })
    : [];
  if (!closed) throw refuse("already-decided");
  const [player] = await tx
    .select({ brand: players.brand })
    .from(players)
    .where(eq(players.id, closed.playerId));
  const about = { brand: player?.brand ?? "", playerId: closed.playerId };
  const details = { note: noteId, reason: closed.reason, by: `officer:${staff.id}` };
  await writeAudit(tx, { ...about, event: "payout-note-closed", details });
  note({ ...about, details: { reason: closed.reason } });
  return DONE;
});

/** The officers' calls about payouts. */
export const PAYOUT_STAFF_CALLS: readonly DefinedStaffCall<PayoutStaffServices>[] = [
  list,
  decide,
  payOut,
  dismiss,
];
