import * as z from "zod/mini";
import type { CallContract } from "../call-contract/index.ts";
import { DoneSchema, IsoTimeSchema, OreSchema } from "../values/index.ts";
import { AskForDocumentsSchema, StaffDocumentRequestSchema } from "./documents.ts";
import { StaffPlayerSchema } from "./people.ts";

const OFFICERS = ["payments-officer", "money-laundering-officer"] as const;

/**
 * Why money waits for an officer. `refund-refused` and `refund-not-booked` are about a deposit that its provider does not give
 * back: settle it with the provider, then dismiss the note.
 */
export const STUCK_REASONS = [
  "no-account",
  "withdrawals-blocked",
  "not-verified",
  "returned",
  "refund-refused",
  "refund-not-booked",
] as const;

/** A withdrawal that an officer has to decide about. */
export const WaitingPayoutSchema = z.object({
  id: z.uuid(),
  /** `waiting`: for documents. */
  state: z.enum(["checking", "waiting"]),
  amountOre: OreSchema,
  /** It sends back a deposit that its provider would not refund; somebody else may have paid it in. */
  isRefund: z.boolean(),
  requestedAt: IsoTimeSchema,
  account: z.object({
    /** Masked. */
    label: z.string(),
    verifiedAt: z.nullable(IsoTimeSchema),
    /** The player had another one before. */
    isChanged: z.boolean(),
    isRemoved: z.boolean(),
  }),
  player: StaffPlayerSchema,
  /** Of the last 30 days. */
  last30Days: z.object({ depositsOre: OreSchema, withdrawalsOre: OreSchema, stakesOre: OreSchema }),
  balance: z.object({ cashOre: OreSchema, bonusOre: OreSchema, debtOre: OreSchema }),
  /** Of the player's requests for documents, those of the last year. */
  documents: z.array(StaffDocumentRequestSchema),
});
export type WaitingPayout = z.infer<typeof WaitingPayoutSchema>;

/** Money that its player cannot withdraw, because the account is closed, suspended or a second one. */
export const StuckBalanceSchema = z.object({
  id: z.uuid(),
  reason: z.enum(STUCK_REASONS),
  since: IsoTimeSchema,
  cashOre: OreSchema,
  /** Masked label of the account that it would be sent to; without one it goes back to its instruments. */
  account: z.nullable(z.string()),
  player: StaffPlayerSchema,
});
export type StuckBalance = z.infer<typeof StuckBalanceSchema>;

/**
 * Withdrawals of players with an open case of suspicion are listed to money-laundering officers alone: to anybody else they
 * are like those that are checked.
 */
export const LIST_WAITING_PAYOUTS = {
  id: "list-waiting-payouts",
  method: "GET",
  path: "/staff/payouts",
  summary:
    "Withdrawals that wait for an officer or for documents, and balances that are stuck, the oldest first",
  audience: "staff",
  kind: "read",
  roles: OFFICERS,
  answer: z.object({
    serverTime: IsoTimeSchema,
    payouts: z.array(WaitingPayoutSchema),
    stuck: z.array(StuckBalanceSchema),
  }),
  refusals: ["not-signed-in", "role-needed"],
} as const satisfies CallContract;

/** `not-approved` says nothing more to the player on purpose. */
export const DECIDE_PAYOUT = {
  id: "decide-payout",
  method: "POST",
  path: "/staff/payouts/{withdrawalId}/decision",
  summary: "Approves or refuses a withdrawal, or asks its player for documents",
  audience: "staff",
  kind: "change",
  roles: OFFICERS,
  body: z.discriminatedUnion("decision", [
    z.object({ decision: z.literal("approve") }),
    z.object({ decision: z.literal("refuse"), reason: z.enum(["documents-missing", "not-approved"]) }),
    z.extend(AskForDocumentsSchema, { decision: z.literal("ask") }),
  ]),
  answer: DoneSchema,
  refusals: ["not-signed-in", "role-needed", "cross-site", "already-decided"],
} as const satisfies CallContract;

/** `account-not-own`: there is neither a verified account nor an instrument that takes it. */
export const PAY_OUT_STUCK_BALANCE = {
  id: "pay-out-stuck-balance",
  method: "POST",
  path: "/staff/stuck-balances/{noteId}/payout",
  summary: "Sends a balance that is stuck to the player's verified account, or back to its instruments",
  audience: "staff",
  kind: "change",
  roles: OFFICERS,
  answer: z.object({ outcome: z.enum(["paid-out", "refunded"]) }),
  refusals: ["not-signed-in", "role-needed", "cross-site", "already-decided", "account-not-own"],
} as const satisfies CallContract;

export const DISMISS_PAYOUT_NOTE = {
  id: "dismiss-payout-note",
  method: "POST",
  path: "/staff/stuck-balances/{noteId}/dismissal",
  summary: "Closes the note of a refund that was settled with its provider",
  audience: "staff",
  kind: "change",
  roles: OFFICERS,
  answer: DoneSchema,
  refusals: ["not-signed-in", "role-needed", "cross-site", "already-decided"],
} as const satisfies CallContract;
