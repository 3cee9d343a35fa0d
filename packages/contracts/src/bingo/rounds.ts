import {
  integer,
  listOf,
  oneOf,
  ore,
  orNull,
  record,
  text,
  uuid,
  zonedTime,
  type ValueOf,
} from "../shape/index.ts";
import { ROUND_PATTERNS } from "./kinds.ts";

/**
 * States of a round.
 * - `planned`: sale has not begun
 * - `selling`: plates can be bought and returned
 * - `drawn`: sale is over, the numbers are drawn and committed to, none has been called
 * - `showing`: numbers are being called
 * - `finished`: the last number has been called
 * - `cancelled`: every plate is paid back
 */
export const ROUND_STATES = ["planned", "selling", "drawn", "showing", "finished", "cancelled"] as const;
export type RoundState = (typeof ROUND_STATES)[number];

/**
 * Why a round was cancelled.
 * - `too-few-players`: fewer than the room asks for
 * - `too-few-plates`: their price is less than the guaranteed prize
 * - `late`: it could not be drawn within two minutes of its time
 * - `operator`: a member of staff cancelled it while it was on sale
 */
export const CANCELLATIONS = ["too-few-players", "too-few-plates", "late", "operator"] as const;
export type Cancellation = (typeof CANCELLATIONS)[number];

const pattern = /* @__PURE__ */ oneOf(ROUND_PATTERNS);

/** A prize of a round. It grows with the plates sold until sale ends; plates that win together share it. */
export const RoundPrizeShape = /* @__PURE__ */ record({ pattern, ore });
export type RoundPrize = ValueOf<typeof RoundPrizeShape>;

/** A round as everybody may know it. */
export const RoomRoundShape = /* @__PURE__ */ record({
  id: uuid,
  /** Slug of the room. */
  room: text,
  state: /* @__PURE__ */ oneOf(ROUND_STATES),
  saleOpensAt: zonedTime,
  /** Sale ends then, and the first number follows within seconds. */
  startsAt: zonedTime,
  platePriceOre: ore,
  /** Most plates of one player. */
  mostPlates: integer,
  players: integer,
  /** Plates sold. */
  plates: integer,
  /** As many plates as must be sold, to as many players, or the round is cancelled and everything is paid back. */
  leastPlates: integer,
  leastPlayers: integer,
  prizes: /* @__PURE__ */ listOf(RoundPrizeShape),
});
export type RoomRound = ValueOf<typeof RoomRoundShape>;

/** A number that was called. */
export const CalledNumberShape = /* @__PURE__ */ record({
  /** 1 for the first number of the round. */
  index: integer,
  number: integer,
  at: zonedTime,
});
export type CalledNumber = ValueOf<typeof CalledNumberShape>;

/** A prize that was won, told no earlier than the number that decided it. */
export const WonPrizeShape = /* @__PURE__ */ record({
  pattern,
  /** Index of the number that decided it. */
  index: integer,
  /** Numbers of the plates that share it; their owners stay unknown. */
  plates: /* @__PURE__ */ listOf(integer),
  /** What each of these plates gets. */
  eachOre: ore,
});
export type WonPrize = ValueOf<typeof WonPrizeShape>;

/** A round with all that has been told of it. */
export const LiveRoundShape = /* @__PURE__ */ record({
  round: RoomRoundShape,
  /** SHA-256 that fixes plates sold, order and salt, in hex; nothing before sale ends. */
  commitment: /* @__PURE__ */ orNull(text),
  called: /* @__PURE__ */ listOf(CalledNumberShape),
  won: /* @__PURE__ */ listOf(WonPrizeShape),
  /** When the next number is due; nothing unless numbers are being called. */
  nextNumberAt: /* @__PURE__ */ orNull(zonedTime),
  cancelledBecause: /* @__PURE__ */ orNull(/* @__PURE__ */ oneOf(CANCELLATIONS)),
});
export type LiveRound = ValueOf<typeof LiveRoundShape>;
