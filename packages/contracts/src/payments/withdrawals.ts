import * as z from "zod/mini";
import type { CallContract } from "../call-contract/index.ts";
import { IsoTimeSchema, OreSchema } from "../values/index.ts";
import { PAYMENTS } from "./base.ts";
import { DOCUMENT_KINDS } from "./documents.ts";

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

/**
 * Why a withdrawal was refused or returned, as far as the player may know.
 * - `account-removed`: the payout account was removed before the money was sent
 * - `provider-refused`: the payment provider would not pay it out
 * - `bank-returned`: the player's bank sent the money back
 * - `documents-missing`: the documents did not arrive in time
 * - `not-approved`: says nothing more on purpose; customer service answers
 */
export const WITHDRAWAL_REASONS = [
  "account-removed",
  "provider-refused",
  "bank-returned",
  "documents-missing",
  "not-approved",
] as const;
export type WithdrawalReason = (typeof WITHDRAWAL_REASONS)[number];

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
  /** Of `refused` and `returned`. */
  reason: z.nullable(z.enum(WITHDRAWAL_REASONS)),
  serverTime: IsoTimeSchema,
});
export type Withdrawal = z.infer<typeof WithdrawalSchema>;

/**
 * States of a payout account.
 * - `opening`: the provider's page is not known yet; ask again in a second
 * - `registering`: the player registers it on the provider's page, at `url`
 * - `verified`: the provider confirmed that it belongs to the player
 * - `refused`: the provider did not register it, or the player gave up
 * - `name-differs`: it belongs to somebody else
 */
export const PAYOUT_ACCOUNT_STATES = [
  "opening",
  "registering",
  "verified",
  "refused",
  "name-differs",
] as const;
export type PayoutAccountState = (typeof PAYOUT_ACCOUNT_STATES)[number];

export const PayoutAccountSchema = z.object({
  id: z.uuid(),
  state: z.enum(PAYOUT_ACCOUNT_STATES),
  /** Masked, such as `•••• 1234`; nothing before it is verified. */
  label: z.nullable(z.string()),
  /** The provider's page while it is being registered. */
  url: z.nullable(z.url()),
  addedAt: IsoTimeSchema,
  /**
   * An account that replaces another is paid to from then on, so that whoever took over a player account cannot empty it
   * at once; nothing when it can be paid to now.
   */
  payableFrom: z.nullable(IsoTimeSchema),
});
export type PayoutAccount = z.infer<typeof PayoutAccountSchema>;

export const WithdrawalOptionsSchema = z.object({
  serverTime: IsoTimeSchema,
  /** All cash can be withdrawn at once. */
  withdrawableOre: OreSchema,
  /** Below it only the whole balance can be withdrawn, so that no money is stranded. */
  minOre: OreSchema,
  /** Verified accounts, the latest first. */
  accounts: z.array(PayoutAccountSchema),
  /** Measured over the last 30 days, in minutes; nothing before there were enough payouts. */
  payoutMinutes: z.nullable(z.object({ median: z.int(), p90: z.int(), payouts: z.int() })),
  /** What an active bonus loses by a withdrawal, in øre; nothing without a bonus. */
  bonusLossOre: z.nullable(OreSchema),
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
 * (BEK 1274/2019 § 7 (3)). `details` of refusals: `insufficient-funds` {withdrawableOre}, `amount-range` {minOre, maxOre},
 * `bonus-would-go` {lossOre}, `too-early` {retryAfterMs} while a round is being shown whose win would go with a bonus,
 * `confirmation-needed` {request}.
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
  status: 201,
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
    "too-early",
    "account-not-own",
    "unavailable",
  ],
} as const satisfies CallContract;

export const LIST_PAYOUT_ACCOUNTS = {
  id: "list-payout-accounts",
  method: "GET",
  path: `${PAYMENTS}/payout-accounts`,
  summary: "The player's payout accounts, the latest first, with registrations of the last day",
  audience: "player",
  kind: "read",
  answer: z.object({ accounts: z.array(PayoutAccountSchema) }),
  refusals: ["not-signed-in", "restricted"],
} as const satisfies CallContract;

/**
 * Needs a MitID confirmation of this request (BEK 1274/2019 § 7 (3)). The provider is asked after the answer is stored:
 * poll the list until the account has a `url`.
 */
export const ADD_PAYOUT_ACCOUNT = {
  id: "add-payout-account",
  method: "POST",
  path: `${PAYMENTS}/payout-accounts`,
  summary: "Begins to register a bank account, which the provider verifies to be the player's own",
  audience: "player",
  kind: "change",
  idempotent: true,
  answer: PayoutAccountSchema,
  status: 201,
  refusals: [
    "cross-site",
    "not-signed-in",
    "restricted",
    "eid-needed",
    "withdrawals-blocked",
    "confirmation-needed",
    "list-full",
    "unavailable",
  ],
} as const satisfies CallContract;

/** Needs a MitID confirmation of this request. `too-late` while a withdrawal to the account has not been sent. */
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
