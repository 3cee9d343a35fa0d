import * as z from "zod/mini";
import type { CallContract } from "../call-contract/index.ts";
import { IsoTimeSchema, OreSchema } from "../values/index.ts";
import { PAYMENTS } from "./base.ts";

/**
 * States of a withdrawal. There is no way for the player to take one back.
 * - `checking`: the money is reserved, rules are applied
 * - `waiting`: documents are needed; says which and until when
 * - `approved`: the payout is queued
 * - `sent`: at the provider; an unanswered payout stays here and is asked about, never sent anew
 * - `paid`: the provider confirmed it
 * - `returned`, `refused`: the money is back in cash
 */
export const WITHDRAWAL_STATES = [
  "checking",
  "waiting",
  "approved",
  "sent",
  "paid",
  "returned",
  "refused",
] as const;
export type WithdrawalState = (typeof WITHDRAWAL_STATES)[number];

/** Documents that a player can be asked for. */
export const DOCUMENT_KINDS = [
  "payslip",
  "bank-statement",
  "tax-statement",
  "identity",
  "account-owner",
] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

const Step = z.object({ state: z.enum(WITHDRAWAL_STATES), at: IsoTimeSchema });

export const WithdrawalSchema = z.object({
  id: z.uuid(),
  state: z.enum(WITHDRAWAL_STATES),
  amountOre: OreSchema,
  /** Masked, such as `•••• 1234`. */
  account: z.string(),
  /** States so far, oldest first, by the server's time. */
  steps: z.array(Step),
  /** Documents that are waited for, and until when. */
  documents: z.nullable(z.object({ kinds: z.array(z.enum(DOCUMENT_KINDS)), until: IsoTimeSchema })),
  /** A reason for `refused` and `returned` that the player may know. */
  reason: z.nullable(z.string()),
  serverTime: IsoTimeSchema,
});
export type Withdrawal = z.infer<typeof WithdrawalSchema>;

export const PayoutAccountSchema = z.object({
  id: z.uuid(),
  label: z.string(),
  /** The provider confirmed that it belongs to the player. */
  isVerified: z.boolean(),
  addedAt: IsoTimeSchema,
});
export type PayoutAccount = z.infer<typeof PayoutAccountSchema>;

export const WithdrawalOptionsSchema = z.object({
  serverTime: IsoTimeSchema,
  /** All cash can be withdrawn at once. */
  withdrawableOre: OreSchema,
  /** Below it only the whole balance can be withdrawn, so that no money is stranded. */
  minOre: OreSchema,
  accounts: z.array(PayoutAccountSchema),
  /** Measured over the last 30 days, in minutes; nothing before there were enough payouts. */
  payoutMinutes: z.nullable(z.object({ median: z.int(), p90: z.int(), payouts: z.int() })),
  /** What an active bonus loses by a withdrawal, in øre; nothing without a bonus. */
  bonusLossOre: z.nullable(OreSchema),
  /** Documents that are likely to be asked for soon. */
  documentsLikely: z.array(z.enum(DOCUMENT_KINDS)),
});
export type WithdrawalOptions = z.infer<typeof WithdrawalOptionsSchema>;

export const GET_WITHDRAWAL_OPTIONS = {
  id: "get-withdrawal-options",
  method: "GET",
  path: `${PAYMENTS}/withdrawals/options`,
  summary: "What the player can withdraw, to which accounts, and how long it takes",
  audience: "player",
  kind: "read",
  answer: WithdrawalOptionsSchema,
  refusals: ["not-signed-in", "restricted"],
} as const satisfies CallContract;

export const LIST_WITHDRAWALS = {
  id: "list-withdrawals",
  method: "GET",
  path: `${PAYMENTS}/withdrawals`,
  summary: "The player's withdrawals, newest first",
  audience: "player",
  kind: "read",
  answer: z.object({ withdrawals: z.array(WithdrawalSchema) }),
  refusals: ["not-signed-in", "restricted"],
} as const satisfies CallContract;

/**
 * Needs a MitID confirmation of this very request: same amount and account, at most five minutes old, used once
 * (BEK 1274/2019 § 7 (3)). `details` of refusals: `insufficient-funds` {withdrawableOre}, `bonus-would-go` {lossOre}.
 */
export const CREATE_WITHDRAWAL = {
  id: "create-withdrawal",
  method: "POST",
  path: `${PAYMENTS}/withdrawals`,
  summary: "Reserves cash and begins a withdrawal",
  audience: "player",
  kind: "change",
  idempotent: true,
  body: z.object({
    amountOre: OreSchema,
    accountId: z.uuid(),
    /** The player has seen what the bonus loses, in øre, and accepts it. */
    acceptedLossOre: z.optional(OreSchema),
  }),
  answer: WithdrawalSchema,
  refusals: [
    "cross-site",
    "not-signed-in",
    "restricted",
    "insufficient-funds",
    "amount-range",
    "eid-needed",
    "withdrawals-blocked",
    "confirmation-needed",
    "bonus-would-go",
    "account-not-own",
  ],
} as const satisfies CallContract;

/** Needs a MitID confirmation of this request. */
export const ADD_PAYOUT_ACCOUNT = {
  id: "add-payout-account",
  method: "POST",
  path: `${PAYMENTS}/payout-accounts`,
  summary: "Adds a bank account that the provider verifies to be the player's own",
  audience: "player",
  kind: "change",
  idempotent: true,
  answer: z.object({ url: z.url() }),
  refusals: ["cross-site", "not-signed-in", "restricted", "eid-needed", "confirmation-needed", "unavailable"],
} as const satisfies CallContract;

/** Needs a MitID confirmation of this request. */
export const REMOVE_PAYOUT_ACCOUNT = {
  id: "remove-payout-account",
  method: "DELETE",
  path: `${PAYMENTS}/payout-accounts/{accountId}`,
  summary: "Removes a payout account",
  audience: "player",
  kind: "change",
  idempotent: true,
  answer: z.object({ accounts: z.array(PayoutAccountSchema) }),
  refusals: ["cross-site", "not-signed-in", "restricted", "confirmation-needed", "not-found", "too-late"],
} as const satisfies CallContract;
