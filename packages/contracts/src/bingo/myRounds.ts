import type { CallContract } from "../call-contract/index.ts";
import {
  integer,
  listOf,
  oneOf,
  optional,
  ore,
  orNull,
  record,
  text,
  uuid,
  zonedTime,
  type ValueOf,
} from "../shape/index.ts";
import { PLATES } from "./base.ts";
import { PLATE_KINDS, ROUND_PATTERNS } from "./kinds.ts";
import { RoomPlateShape } from "./plates.ts";
import { LiveRoundShape, ROUND_STATES } from "./rounds.ts";

/** A round that the player had plates in. */
export const MyRoundShape = /* @__PURE__ */ record({
  id: uuid,
  room: text,
  roomName: text,
  startsAt: zonedTime,
  state: /* @__PURE__ */ oneOf(ROUND_STATES),
  plates: integer,
  paidOre: ore,
  wonOre: ore,
});
export type MyRound = ValueOf<typeof MyRoundShape>;

export const MyRoundsShape = /* @__PURE__ */ record({
  rounds: /* @__PURE__ */ listOf(MyRoundShape),
  /** To be sent as `before` for the next page; nothing on the last. */
  next: /* @__PURE__ */ orNull(zonedTime),
});
export type MyRounds = ValueOf<typeof MyRoundsShape>;

/** Everything to play a round again: its numbers with their times, the player's plates and what they won. */
export const MyRoundReplayShape = /* @__PURE__ */ record({
  ...{ roomName: text, live: LiveRoundShape, plate: /* @__PURE__ */ oneOf(PLATE_KINDS) },
  plates: /* @__PURE__ */ listOf(RoomPlateShape),
  paidOre: ore,
  wins: /* @__PURE__ */ listOf(
    /* @__PURE__ */ record({
      pattern: /* @__PURE__ */ oneOf(ROUND_PATTERNS),
      index: integer,
      plate: integer,
      ore,
    }),
  ),
});
export type MyRoundReplay = ValueOf<typeof MyRoundReplayShape>;

export const LIST_MY_ROUNDS = {
  id: "list-my-rounds",
  method: "GET",
  path: `${PLATES}/rounds`,
  summary: "The player's rounds of the last 90 days, latest first, twenty at a time",
  audience: "player",
  kind: "read",
  query: /* @__PURE__ */ record({ before: /* @__PURE__ */ optional(zonedTime) }),
  answer: MyRoundsShape,
  refusals: ["not-signed-in", "restricted"],
} as const satisfies CallContract;

export const GET_MY_ROUND = {
  id: "get-my-round",
  method: "GET",
  path: `${PLATES}/rounds/{roundId}`,
  summary: "One of the player's rounds, to be played again",
  audience: "player",
  kind: "read",
  answer: MyRoundReplayShape,
  refusals: ["not-signed-in", "restricted", "not-found"],
} as const satisfies CallContract;
