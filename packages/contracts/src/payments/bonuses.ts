import type { CallContract } from "../call-contract/index.ts";
import { GAME_CATEGORIES } from "../games/index.ts";
import {
  bonusCode,
  flag,
  integer,
  integerText,
  listOf,
  number,
  oneOf,
  optional,
  ore,
  orNull,
  record,
  text,
  uuid,
  where,
  zonedTime,
  type ValueOf,
} from "../shape/index.ts";
import { PAYMENTS } from "./base.ts";
import { versionOfTerms } from "./versionOfTerms.ts";

/**
 * States of a player's bonus.
 * - `accepted`: the terms are accepted, the bonus comes with the next deposit that is large enough
 * - `active`: granted; bonus money can be staked, stakes count towards the requirement
 * - `paused`: as `active`, but a restriction keeps the player from play, so the days do not count down
 * - `released`: the requirement was met, what bonus money there was became cash
 * - `given-up`: by the player, in one step or by a withdrawal
 * - `expired`: the requirement was not met in time
 * - `reversed`: the deposit that it was granted for was taken back
 * - `closed`: the account was closed
 * - `lapsed`: no deposit followed the acceptance in time
 * - `not-granted`: a deposit followed, but the law no longer allows the terms; the deposit was credited all the same
 */
export const BONUS_STATES = [
  "accepted",
  "active",
  "paused",
  "released",
  "given-up",
  "expired",
  "reversed",
  "closed",
  "lapsed",
  "not-granted",
] as const;
export type BonusState = (typeof BONUS_STATES)[number];

/** One version of an offer's terms: immutable once published. */
export const OfferSchema = /* @__PURE__ */ record({
  id: uuid,
  /** Version of the terms, to be sent with an acceptance. */
  termsVersion: integer,
  /** SHA-256 of the terms in every language, in hex. */
  termsHash: text,
  title: text,
  summary: text,
  /** Conditions that no figure says, one paragraph each. */
  conditions: /* @__PURE__ */ listOf(text),
  /** The least deposit that the bonus is granted for. */
  leastDepositOre: ore,
  /** The bonus equals the deposit, up to this much. */
  mostBonusOre: ore,
  /** Stakes until release, in percent of deposit and bonus together: 1000 is ten times both. */
  wagerPercent: integer,
  /** Days to meet the requirement, without those on which a restriction kept the player from play. */
  days: integer,
  /** Days between acceptance and deposit. */
  depositWithinDays: integer,
  /** Categories whose games count, each with 100 %; other games do not count at all. */
  games: /* @__PURE__ */ listOf(/* @__PURE__ */ oneOf(GAME_CATEGORIES)),
  /** A withdrawal of own cash ends the bonus; otherwise it does not touch it. */
  endsOnWithdrawal: flag,
  /** Only for players who have never deposited. */
  isForNewPlayers: flag,
  /** The offer is accepted with a code. */
  needsCode: flag,
  /** Until when it can be accepted; nothing when no end is set. */
  closesAt: /* @__PURE__ */ orNull(zonedTime),
  /** A worked example in øre, with the largest bonus. */
  example: /* @__PURE__ */ record({
    depositOre: ore,
    bonusOre: ore,
    /** Stakes until release. */
    wagerOre: ore,
    /** What these stakes cost on average, by the return that the games pay; nothing when no game is known. */
    expectedCostOre: /* @__PURE__ */ orNull(ore),
    /** The average return of the games that count, in percent. */
    returnPercent: /* @__PURE__ */ orNull(number),
  }),
});
export type Offer = ValueOf<typeof OfferSchema>;

/** A bonus of the player, with the terms that they accepted. */
export const BonusSchema = /* @__PURE__ */ record({
  id: uuid,
  offer: OfferSchema,
  state: /* @__PURE__ */ oneOf(BONUS_STATES),
  acceptedAt: zonedTime,
  /** Until when a deposit brings the bonus; only of `accepted`. */
  depositBy: /* @__PURE__ */ orNull(zonedTime),
  grantedAt: /* @__PURE__ */ orNull(zonedTime),
  endedAt: /* @__PURE__ */ orNull(zonedTime),
  /** What was granted; nothing before the deposit. */
  grantedOre: /* @__PURE__ */ orNull(ore),
  /** Bonus money there is now; 0 once the bonus has ended. */
  bonusOre: ore,
  /** Bonus money staked in rounds under way: what it wins belongs to this bonus as well. */
  openStakesOre: ore,
  /** Stakes until release, and those that count so far; nothing before the deposit. */
  wagerOre: /* @__PURE__ */ orNull(ore),
  wageredOre: ore,
  /** When the days are over, unless a restriction begins before; nothing unless `active`. */
  endsAt: /* @__PURE__ */ orNull(zonedTime),
  /** Days left, each begun one counted; nothing unless `active` or `paused`. */
  daysLeft: /* @__PURE__ */ orNull(integer),
  /** What became of the bonus money at the end: became cash (`released`) or was lost (all others). */
  endedOre: /* @__PURE__ */ orNull(ore),
});
export type Bonus = ValueOf<typeof BonusSchema>;

export const BonusesSchema = /* @__PURE__ */ record({
  /** Not more than one that is `accepted`, `active` or `paused`; it is the first. The others follow, latest first. */
  bonuses: /* @__PURE__ */ listOf(BonusSchema),
  /** Offers that the player can accept now; none for a player who is restricted or has an active bonus. */
  offers: /* @__PURE__ */ listOf(OfferSchema),
  serverTime: zonedTime,
});
export type Bonuses = ValueOf<typeof BonusesSchema>;

/** Id of a campaign or promotion that a link names. */
const OFFER_NAME = /^[\w-]{1,60}$/;
const offerName = /* @__PURE__ */ where(text, (name) => OFFER_NAME.test(name), "the name of an offer", {
  pattern: OFFER_NAME.source,
});

/**
 * Exactly one of the three names an offer. Guests may read the terms of every open offer. A player who may not accept it
 * gets `not-for-you`, except by code: a code that is not for the player is answered like one that does not exist, in the
 * same time. Asked by code, the call also counts in the class `bonus-code`, because codes can be guessed.
 */
export const GET_OFFER = {
  id: "get-offer",
  method: "GET",
  path: `${PAYMENTS}/offers`,
  summary: "The terms of an offer in force, by bonus code, bundle or promotion (R4.04)",
  audience: "anyone",
  kind: "read",
  query: /* @__PURE__ */ record({
    bonusCode: /* @__PURE__ */ optional(bonusCode),
    bundleId: /* @__PURE__ */ optional(offerName),
    promotionId: /* @__PURE__ */ optional(offerName),
  }),
  answer: OfferSchema,
  refusals: [
    "restricted",
    "invalid-request",
    "code-unknown",
    "offer-gone",
    "not-for-you",
    "too-many-requests",
  ],
} as const satisfies CallContract;

export const LIST_BONUSES = {
  id: "list-bonuses",
  method: "GET",
  path: `${PAYMENTS}/bonuses`,
  summary: "The player's bonuses, and the offers they can accept",
  audience: "player",
  kind: "read",
  answer: BonusesSchema,
  refusals: ["not-signed-in", "restricted"],
} as const satisfies CallContract;

/**
 * Accepts the terms of an offer. Nothing is booked: the bonus is granted with the next credited deposit that is large
 * enough. Another offer that was accepted and brought no bonus yet is given up by it. `terms-changed` when
 * `termsVersion` is not the version in force; `details` {termsVersion} has that.
 */
export const ACCEPT_BONUS = {
  id: "accept-bonus",
  method: "POST",
  path: `${PAYMENTS}/bonuses`,
  summary: "Accepts an offer's terms; the next deposit brings the bonus",
  audience: "player",
  kind: "change",
  limit: "bonus-code",
  idempotent: true,
  body: /* @__PURE__ */ record({
    offerId: uuid,
    termsVersion: versionOfTerms,
    /** Of an offer that needs one. */
    code: /* @__PURE__ */ optional(bonusCode),
  }),
  answer: BonusSchema,
  status: 201,
  refusals: [
    "cross-site",
    "not-signed-in",
    "restricted",
    "bonus-active",
    "code-unknown",
    "offer-gone",
    "terms-changed",
    "not-for-you",
    "too-many-requests",
  ],
} as const satisfies CallContract;

/** What the player lost by giving up. */
export const GivenUpSchema = /* @__PURE__ */ record({ bonus: BonusSchema, lostOre: ore });

/**
 * Gives a bonus up at once; own cash is untouched. With `acceptedLossOre` it is refused with `bonus-would-go` {lossOre}
 * when the loss is not exactly what the player has seen. `too-late` for a bonus that has ended, `too-early` {retryAfterMs}
 * while a round for money is being shown: the loss would tell its win.
 */
export const GIVE_UP_BONUS = {
  id: "give-up-bonus",
  method: "DELETE",
  path: `${PAYMENTS}/bonuses/{bonusId}`,
  summary: "Gives a bonus up and tells the exact loss",
  audience: "player",
  kind: "change",
  idempotent: true,
  query: /* @__PURE__ */ record({
    acceptedLossOre: /* @__PURE__ */ optional(
      /* @__PURE__ */ where(integerText, (loss) => loss >= 0, "a whole number of øre", { minimum: 0 }),
    ),
  }),
  answer: GivenUpSchema,
  refusals: [
    "cross-site",
    "not-signed-in",
    "restricted",
    "not-found",
    "too-early",
    "too-late",
    "bonus-would-go",
  ],
} as const satisfies CallContract;
