import {
  byFlag,
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
import { GameTableSchema } from "./gameTable.ts";
import { PLAY_MODES, RoundSchema } from "./round.ts";

/** What can be staked at one moment; of a demo its play money, as cash. */
export const PlayBalanceSchema = /* @__PURE__ */ record({
  cashOre: ore,
  bonusOre: ore,
  /** As the balance's of the account; of a demo it grows with every round too. An answer with a lower one is old. */
  version: integer,
});
export type PlayBalance = ValueOf<typeof PlayBalanceSchema>;

/** Sums of a play session so far. A win is in them when it has been shown. */
export const PlayTotalsSchema = /* @__PURE__ */ record({ rounds: integer, stakesOre: ore, winsOre: ore });
export type PlayTotals = ValueOf<typeof PlayTotalsSchema>;

/**
 * When the player is told how long and with which result they have played. Counts from the first game they open after a
 * pause, whatever games they go on to; no round for money starts after `dueAt` until they have acknowledged it.
 */
export const RealityCheckSchema = /* @__PURE__ */ record({
  everyMinutes: integer,
  /** What the player may choose, shortest first; the last one is the longest that the law or the brand allows. */
  choicesMinutes: /* @__PURE__ */ listOf(integer),
  since: zonedTime,
  dueAt: zonedTime,
  /** Of all games since then. */
  totals: PlayTotalsSchema,
});
export type RealityCheck = ValueOf<typeof RealityCheckSchema>;

/** Why a play session is over. `other-game`: the player has opened another game or mode, here or on another device. */
export const PLAY_END_REASONS = [
  "player",
  "other-game",
  "left",
  "session-ended",
  "restricted",
  "limit-reached",
  "game-closed",
] as const;
export type PlayEndReason = (typeof PLAY_END_REASONS)[number];

const STATE = {
  isOpen: /* @__PURE__ */ oneOf([true]),
  playId: uuid,
  game: text,
  mode: /* @__PURE__ */ oneOf(PLAY_MODES),
  table: GameTableSchema,
  serverTime: zonedTime,
  openedAt: zonedTime,
  totals: PlayTotalsSchema,
  balance: PlayBalanceSchema,
  /** A round can start from then on; in the past when one can start now. */
  nextRoundAt: zonedTime,
  /** The round that is being shown; it is booked, and shown to its end after a reload or on another device. */
  unfinished: /* @__PURE__ */ orNull(RoundSchema),
  /** The player's last round of this game and mode whose time is over, in whichever play session. */
  lastRound: /* @__PURE__ */ orNull(RoundSchema),
  /** Nothing in a demo. */
  realityCheck: /* @__PURE__ */ orNull(RealityCheckSchema),
} as const;

/** An open play session. Every game and mode of a player has at most one, and one game is open at a time. */
export const PlayStateSchema = /* @__PURE__ */ record(STATE);
export type PlayState = ValueOf<typeof PlayStateSchema>;

/** The answer when a game is opened: what closed for it, so that the page can say so. */
export const OpenedPlaySchema = /* @__PURE__ */ record({
  ...STATE,
  /** The game that was open before, on this device or another; its round, if one was under way, is booked all the same. */
  closed: /* @__PURE__ */ orNull(
    /* @__PURE__ */ record({ game: text, mode: /* @__PURE__ */ oneOf(PLAY_MODES) }),
  ),
});
export type OpenedPlay = ValueOf<typeof OpenedPlaySchema>;

/** A play session that is over. */
export const EndedPlaySchema = /* @__PURE__ */ record({
  isOpen: /* @__PURE__ */ oneOf([false]),
  playId: uuid,
  game: text,
  mode: /* @__PURE__ */ oneOf(PLAY_MODES),
  reason: /* @__PURE__ */ oneOf(PLAY_END_REASONS),
  serverTime: zonedTime,
  openedAt: zonedTime,
  totals: PlayTotalsSchema,
});
export type EndedPlay = ValueOf<typeof EndedPlaySchema>;

export const PlayAnswerSchema = /* @__PURE__ */ byFlag("isOpen", PlayStateSchema, EndedPlaySchema);
export type PlayAnswer = ValueOf<typeof PlayAnswerSchema>;
