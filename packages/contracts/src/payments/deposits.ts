import type { CallContract } from "../call-contract/index.ts";
import {
  bonusCode,
  byKind,
  flag,
  integer,
  listOf,
  oneOf,
  optional,
  ore,
  orNull,
  record,
  text,
  url,
  uuid,
  where,
  zonedTime,
  type ValueOf,
} from "../shape/index.ts";
import { PAYMENTS } from "./base.ts";
import { versionOfTerms } from "./versionOfTerms.ts";

/** How a player can pay; each brand configures which of them, and through which provider. */
export const PAYMENT_METHODS = ["card", "mobilepay", "bank", "apple-pay"] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** `slow` and `down` come from what the provider answered lately. */
export const METHOD_HEALTH = ["up", "slow", "down"] as const;

/**
 * States of a deposit.
 * - `pending`: at the provider; its amount counts against the limits already
 * - `authorised`: the provider holds the money; checks and capture follow
 * - `credited`: confirmed by the provider and booked
 * - `declined`, `cancelled`, `expired`, `challenge-failed`: not completed, nothing was taken
 * - `voided`: a check failed after the authorisation, which was released
 * - `refunding`, `refunded`: captured though it must not be credited, so the money goes back
 * - `charged-back`: taken back by the payer's bank after it was credited
 */
export const DEPOSIT_STATES = [
  "created",
  "pending",
  "authorised",
  "credited",
  "declined",
  "cancelled",
  "expired",
  "challenge-failed",
  "voided",
  "refunding",
  "refunded",
  "charged-back",
] as const;
export type DepositState = (typeof DEPOSIT_STATES)[number];

/** Why a deposit was voided or refunded. */
export const DEPOSIT_REASONS = [
  "excluded",
  "restricted",
  "over-limit",
  "over-temporary-cap",
  "name-mismatch",
  "no-strong-authentication",
  "wrong-amount",
] as const;
export type DepositReason = (typeof DEPOSIT_REASONS)[number];

/**
 * Codes of a payment that did not go well (R4.09):
 * - `PA:1100`: not completed, nothing was taken
 * - `PA:1101`: the outcome is not known yet; do not pay again, we keep asking the provider
 */
export const PAYMENT_ERROR_CODES = ["PA:1100", "PA:1101"] as const;
export type PaymentErrorCode = (typeof PAYMENT_ERROR_CODES)[number];

/** More is no amount; what a player may deposit is decided by limits and method. */
const MOST_DEPOSIT_ORE = 1_000_000_000;
const isDepositable = (amount: number) => amount >= 1 && amount <= MOST_DEPOSIT_ORE;

/** Id of a deposit: 128 random bits as base64url. */
const TX_ID = /^[\w-]{22}$/;
export const DepositIdSchema = /* @__PURE__ */ where(text, (id) => TX_ID.test(id), "the id of a deposit", {
  pattern: TX_ID.source,
});

const Next = /* @__PURE__ */ byKind("kind", {
  /** The browser goes to the provider's page, on one of the origins that its adapter declares. */
  redirect: /* @__PURE__ */ record({ kind: /* @__PURE__ */ oneOf(["redirect"]), url }),
  /** The player approves in their app, or the provider has not answered yet; the page waits. */
  wait: /* @__PURE__ */ record({ kind: /* @__PURE__ */ oneOf(["wait"]) }),
  /** The provider proved no strong authentication: the player confirms with MitID before the capture. */
  "confirm-mitid": /* @__PURE__ */ record({ kind: /* @__PURE__ */ oneOf(["confirm-mitid"]) }),
});

/** The dialog of a deposit loads it: a `Shape`. */
export const DepositSchema = /* @__PURE__ */ record({
  txId: DepositIdSchema,
  state: /* @__PURE__ */ oneOf(DEPOSIT_STATES),
  /** `true` once the state can no longer change by itself. */
  isFinal: flag,
  code: /* @__PURE__ */ orNull(/* @__PURE__ */ oneOf(PAYMENT_ERROR_CODES)),
  reason: /* @__PURE__ */ orNull(/* @__PURE__ */ oneOf(DEPOSIT_REASONS)),
  method: /* @__PURE__ */ oneOf(PAYMENT_METHODS),
  amountOre: ore,
  /** What the player has to do, if anything. */
  next: /* @__PURE__ */ orNull(Next),
  createdAt: zonedTime,
  /** When the provider gives the payment up, if it is not completed. */
  expiresAt: zonedTime,
  settledAt: /* @__PURE__ */ orNull(zonedTime),
  serverTime: zonedTime,
});
export type Deposit = ValueOf<typeof DepositSchema>;

const RoomOfLimit = /* @__PURE__ */ record({
  limitOre: ore,
  usedOre: ore,
  leftOre: ore,
  /** When the oldest counted deposit leaves the window; nothing while none is counted. */
  moreFrom: /* @__PURE__ */ orNull(zonedTime),
});

export const DepositOptionsSchema = /* @__PURE__ */ record({
  serverTime: zonedTime,
  methods: /* @__PURE__ */ listOf(
    /* @__PURE__ */ record({
      method: /* @__PURE__ */ oneOf(PAYMENT_METHODS),
      minOre: ore,
      maxOre: ore,
      health: /* @__PURE__ */ oneOf(METHOD_HEALTH),
    }),
  ),
  /** Nothing until the player has set all three limits, without which nobody can deposit (BEK 1274/2019 § 21). */
  limits: /* @__PURE__ */ orNull(
    /* @__PURE__ */ record({ day: RoomOfLimit, week: RoomOfLimit, month: RoomOfLimit }),
  ),
  /** What a temporary account may still deposit; nothing for a verified one. */
  temporaryLeftOre: /* @__PURE__ */ orNull(ore),
  /** Wins less stakes of the last 30 days; below 0 after losses. */
  netResultOre: integer,
  /** A deposit under way, which the page offers to continue. */
  open: /* @__PURE__ */ orNull(DepositSchema),
});
export type DepositOptions = ValueOf<typeof DepositOptionsSchema>;

export const GET_DEPOSIT_OPTIONS = {
  id: "get-deposit-options",
  method: "GET",
  path: `${PAYMENTS}/deposits/options`,
  summary: "What the player can deposit, how, and what their limits leave",
  audience: "player",
  kind: "read",
  answer: DepositOptionsSchema,
  refusals: ["not-signed-in", "restricted"],
} as const satisfies CallContract;

/**
 * Begins a deposit. The answer says only what was decided in its transaction: the deposit is `created`, and `next` is
 * `wait` until the provider has opened the payment. Read `get-deposit` at once: usually `next` has the provider's address
 * then; if not, read on. A replayed answer names the same deposit, which leads to the same address.
 *
 * `details` of its refusals: `over-limit` {period, leftOre, until, fitsAt} (`fitsAt` is null when the amount exceeds the
 * limit itself), `over-temporary-cap` {leftOre}, `amount-range` {minOre, maxOre} (also for an offer that asks for a larger
 * deposit), `similar-deposit-open` {txId}, `terms-changed` {termsVersion}.
 */
export const CREATE_DEPOSIT = {
  id: "create-deposit",
  method: "POST",
  path: `${PAYMENTS}/deposits`,
  summary: "Begins a deposit: reserves room in the limits and opens a payment at the provider",
  audience: "player",
  kind: "change",
  limit: "deposit",
  idempotent: true,
  status: 201,
  body: /* @__PURE__ */ record({
    amountOre: /* @__PURE__ */ where(ore, isDepositable, "a whole number of øre that can be deposited", {
      minimum: 1,
      maximum: MOST_DEPOSIT_ORE,
    }),
    method: /* @__PURE__ */ oneOf(PAYMENT_METHODS),
    /** The player confirms a second deposit of the same amount and method within two minutes. */
    isSecond: /* @__PURE__ */ optional(flag),
    /** Accepts these terms of an offer as well (as `accept-bonus` does); the credited deposit brings the bonus. */
    offer: /* @__PURE__ */ optional(
      /* @__PURE__ */ record({
        id: uuid,
        termsVersion: versionOfTerms,
        /** Of an offer that needs one. */
        code: /* @__PURE__ */ optional(bonusCode),
      }),
    ),
  }),
  answer: DepositSchema,
  refusals: [
    "cross-site",
    "not-signed-in",
    "restricted",
    "limits-not-set",
    "over-limit",
    "over-temporary-cap",
    "amount-range",
    "method-down",
    "similar-deposit-open",
    "bonus-active",
    "code-unknown",
    "offer-gone",
    "terms-changed",
    "not-for-you",
    "too-many-requests",
  ],
} as const satisfies CallContract;

/**
 * Another player's deposit is answered as one that does not exist. The provider is asked on the way, at most once in two
 * seconds for each deposit.
 */
export const GET_DEPOSIT = {
  id: "get-deposit",
  method: "GET",
  path: `${PAYMENTS}/deposits/{txId}`,
  summary: "A deposit as it stands; `seneste` names the player's latest (R2.29)",
  audience: "player",
  kind: "read",
  answer: DepositSchema,
  refusals: ["not-signed-in", "restricted", "not-found"],
} as const satisfies CallContract;

/** The answer may still be `pending`: the provider has to agree, and what it has taken meanwhile counts. */
export const CANCEL_DEPOSIT = {
  id: "cancel-deposit",
  method: "POST",
  path: `${PAYMENTS}/deposits/{txId}/cancel`,
  summary: "Gives up a deposit that the provider has not authorised",
  audience: "player",
  kind: "change",
  idempotent: true,
  answer: DepositSchema,
  refusals: ["cross-site", "not-signed-in", "restricted", "not-found", "too-late"],
} as const satisfies CallContract;

/**
 * Confirms a deposit whose `next` is `confirm-mitid`, because its provider proved no strong authentication. Needs a MitID
 * confirmation of this very deposit (BEK 1274/2019 § 7 (3)): the first call is refused with `confirmation-needed` and
 * `details.request`, the page goes to MitID with it and calls again.
 */
export const CONFIRM_DEPOSIT = {
  id: "confirm-deposit",
  method: "POST",
  path: `${PAYMENTS}/deposits/{txId}/confirm`,
  summary: "Takes an authorised payment after the player has confirmed it with MitID",
  audience: "player",
  kind: "change",
  idempotent: true,
  answer: DepositSchema,
  refusals: ["cross-site", "not-signed-in", "restricted", "not-found", "too-late", "confirmation-needed"],
} as const satisfies CallContract;

/** Name of `txId` that means the player's latest deposit, so that no id stays in the address. */
export const LATEST_DEPOSIT = "seneste";
