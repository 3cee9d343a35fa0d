import type { CallContract } from "../call-contract/index.ts";
import {
  flag,
  integer,
  integerText,
  listOf,
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
import { PLATES } from "./base.ts";
import { RoomPlateShape } from "./plates.ts";
import { RoomRoundShape } from "./rounds.ts";

/** Most plates that can be asked for or bought at once. */
export const MOST_PLATES_AT_ONCE = 48;

/** Plates that nobody has; another player may be faster. */
export const OfferedPlatesShape = /* @__PURE__ */ record({
  plates: /* @__PURE__ */ listOf(RoomPlateShape),
  priceOre: ore,
  /** How many more plates the player may buy for the round. */
  left: integer,
});
export type OfferedPlates = ValueOf<typeof OfferedPlatesShape>;

/** Plates that a player bought together. They are returned together too. */
export const PurchaseShape = /* @__PURE__ */ record({
  id: uuid,
  round: RoomRoundShape,
  roomName: text,
  plates: /* @__PURE__ */ listOf(RoomPlateShape),
  paidOre: ore,
  boughtAt: zonedTime,
  /** Nothing unless the plates were returned or the round was cancelled. */
  paidBackAt: /* @__PURE__ */ orNull(zonedTime),
  /** Sale is still open, so that the plates can be returned. */
  canReturn: flag,
  /** What the plates have won and been paid so far. */
  wonOre: ore,
});
export type Purchase = ValueOf<typeof PurchaseShape>;

export const PurchasesShape = /* @__PURE__ */ record({
  serverTime: zonedTime,
  purchases: /* @__PURE__ */ listOf(PurchaseShape),
});
export type Purchases = ValueOf<typeof PurchasesShape>;

/**
 * Composed plates to choose among. Six of a room of 90 numbers are a whole strip while there is one; the others come from
 * anywhere in the set. Nothing is reserved.
 */
export const OFFER_PLATES = {
  id: "offer-plates",
  method: "GET",
  path: `${PLATES}/plates`,
  summary: "Plates of a round that the player can choose among",
  audience: "player",
  kind: "read",
  query: /* @__PURE__ */ record({
    round: uuid,
    /** How many, 1 to 48; absent: 6. */
    count: /* @__PURE__ */ optional(integerText),
  }),
  answer: OfferedPlatesShape,
  refusals: ["not-signed-in", "restricted", "not-found", "sale-closed"],
} as const satisfies CallContract;

const PlateNumbers = /* @__PURE__ */ where(
  /* @__PURE__ */ listOf(/* @__PURE__ */ where(integer, (number) => number >= 1, "a plate's number from 1")),
  (numbers) =>
    numbers.length >= 1 && numbers.length <= MOST_PLATES_AT_ONCE && new Set(numbers).size === numbers.length,
  `a list of 1 to ${MOST_PLATES_AT_ONCE} plates that names none twice`,
);

/**
 * Buys plates of the system's set, by their numbers; all of them or none. Sale begins 30 minutes before the round and ends with its
 * start, by the database's clock. `plate-taken` {plates} names those that somebody has, separated by commas, `too-many-plates` {left} how many more the
 * player may buy. `reality-check-due`: nothing is sold until the player has acknowledged it with `acknowledge-hall-reality`.
 */
export const BUY_PLATES = {
  id: "buy-plates",
  method: "POST",
  path: `${PLATES}/purchases`,
  summary: "Buys plates for a round",
  audience: "player",
  kind: "change",
  idempotent: true,
  body: /* @__PURE__ */ record({ round: uuid, plates: PlateNumbers }),
  answer: PurchaseShape,
  status: 201,
  refusals: [
    "cross-site",
    "not-signed-in",
    "restricted",
    "not-found",
    "sale-not-open",
    "sale-closed",
    "plate-taken",
    "unknown-plate",
    "too-many-plates",
    "insufficient-funds",
    "limits-not-set",
    "limit-reached",
    "over-loss-limit",
    "over-budget",
    "reality-check-due",
    "session-ended",
    "stake-not-allowed",
  ],
} as const satisfies CallContract;

/** Returns plates that were bought together while sale is open; the price goes back to where it came from. */
export const RETURN_PLATES = {
  id: "return-plates",
  method: "DELETE",
  path: `${PLATES}/purchases/{purchaseId}`,
  summary: "Returns plates of a round that is on sale",
  audience: "player",
  kind: "change",
  idempotent: true,
  answer: PurchaseShape,
  refusals: ["cross-site", "not-signed-in", "restricted", "not-found", "sale-closed", "already-returned"],
} as const satisfies CallContract;

export const LIST_MY_PLATES = {
  id: "list-my-plates",
  method: "GET",
  path: `${PLATES}/purchases`,
  summary: "The player's plates of rounds that are on sale or on, soonest round first",
  audience: "player",
  kind: "read",
  answer: PurchasesShape,
  refusals: ["not-signed-in", "restricted"],
} as const satisfies CallContract;
