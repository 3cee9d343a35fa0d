import type { CallContract } from "../call-contract/index.ts";
import { listOf, oneOf, optional, orNull, record, text, uuid, type ValueOf } from "../shape/index.ts";
import { PLAY } from "./base.ts";
import { GameTableSchema } from "./gameTable.ts";
import { PLAY_MODES, RoundSchema, RoundSummarySchema } from "./round.ts";

/** Days during which a player can replay a round. */
export const REPLAY_DAYS = 90;
/** Rows of one page of the list. */
export const ROUNDS_ON_A_PAGE = 50;

export const RoundsSchema = /* @__PURE__ */ record({
  rounds: /* @__PURE__ */ listOf(RoundSummarySchema),
  /** Pass it as `before` for older rounds; nothing when there are none. */
  next: /* @__PURE__ */ orNull(uuid),
});
export type Rounds = ValueOf<typeof RoundsSchema>;

/** Everything to show a round again. */
export const ReplaySchema = /* @__PURE__ */ record({
  round: RoundSchema,
  gameName: text,
  /** The rules that decided it; nothing when the game's have changed since, whose symbols may not be the same. */
  table: /* @__PURE__ */ orNull(GameTableSchema),
});
export type Replay = ValueOf<typeof ReplaySchema>;

export const LIST_ROUNDS = {
  id: "list-rounds",
  method: "GET",
  path: `${PLAY}/rounds`,
  summary: "The player's rounds of the last 90 days that have been shown, newest first, by pages",
  audience: "player",
  kind: "read",
  query: /* @__PURE__ */ record({
    /** Absent: for money. */
    mode: /* @__PURE__ */ optional(/* @__PURE__ */ oneOf(PLAY_MODES)),
    game: /* @__PURE__ */ optional(text),
    before: /* @__PURE__ */ optional(uuid),
  }),
  answer: RoundsSchema,
  refusals: ["not-signed-in", "restricted", "invalid-request"],
} as const satisfies CallContract;

export const GET_ROUND = {
  id: "get-round",
  method: "GET",
  path: `${PLAY}/rounds/{roundId}`,
  summary: "A round of the player's own with its events, for 90 days",
  audience: "player",
  kind: "read",
  answer: RoundSchema,
  refusals: ["not-signed-in", "restricted", "not-found"],
} as const satisfies CallContract;

/** A round that is still being shown is `not-found`: its game shows it. */
export const GET_REPLAY = {
  id: "get-replay",
  method: "GET",
  path: `${PLAY}/rounds/{roundId}/replay`,
  summary: "A round of the player's own that has been shown, to be shown again, for 90 days",
  audience: "player",
  kind: "read",
  answer: ReplaySchema,
  refusals: ["not-signed-in", "restricted", "not-found"],
} as const satisfies CallContract;
