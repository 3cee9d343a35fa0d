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
import { LOCALES } from "../values/index.ts";
import { ROOMS } from "./base.ts";
import { PLATE_KINDS, ROUND_PATTERNS } from "./kinds.ts";
import { LiveRoundShape, RoomRoundShape } from "./rounds.ts";

/** What the calls that everybody may make share. */
const FEED = { method: "GET", audience: "public", kind: "read", limit: "feed" } as const;
const BRAND = { brand: text };

/** Facts of a room, all from its row. */
const ROOM_FACTS = {
  slug: text,
  name: text,
  kind: /* @__PURE__ */ oneOf(["bingo", "banko"]),
  plate: /* @__PURE__ */ oneOf(PLATE_KINDS),
  platePriceOre: ore,
  /** All prizes of a round that takes place are at least this much together. */
  guaranteedPrizeOre: ore,
  /** The share of the sold plates' price that is paid out as prizes, where it is more than the guaranteed prize. */
  returnPercent: integer,
  /** Most plates of one player in a round. */
  mostPlates: integer,
  leastPlates: integer,
  leastPlayers: integer,
  /** Time from one number to the next. */
  intervalMs: integer,
  /** First and last start of a day, `HH:MM` in the brand's zone. */
  firstStart: text,
  lastStart: text,
  everyMinutes: integer,
  /** How prizes are shared out, in percent. */
  shares: /* @__PURE__ */ listOf(
    /* @__PURE__ */ record({ pattern: /* @__PURE__ */ oneOf(ROUND_PATTERNS), percent: integer }),
  ),
};

export const RoomSummaryShape = /* @__PURE__ */ record({
  ...ROOM_FACTS,
  /** The round that is on, else the next one; nothing when none is planned. */
  round: /* @__PURE__ */ orNull(RoomRoundShape),
});
export type RoomSummary = ValueOf<typeof RoomSummaryShape>;

export const RoomsShape = /* @__PURE__ */ record({
  serverTime: zonedTime,
  rooms: /* @__PURE__ */ listOf(RoomSummaryShape),
});
export type Rooms = ValueOf<typeof RoomsShape>;

export const RoomShape = /* @__PURE__ */ record({
  ...ROOM_FACTS,
  serverTime: zonedTime,
  /** The rules of the room, one paragraph each, written from its row. */
  rules: /* @__PURE__ */ listOf(text),
  /** The round that is on and those that follow, soonest first; at most twelve. */
  rounds: /* @__PURE__ */ listOf(RoomRoundShape),
});
export type Room = ValueOf<typeof RoomShape>;

/** What happens in a room now. */
export const RoomStateShape = /* @__PURE__ */ record({
  serverTime: zonedTime,
  room: text,
  /** The round that is on, else the next one; nothing when none is planned. */
  live: /* @__PURE__ */ orNull(LiveRoundShape),
  /** The round before it, for five minutes after its end: the last number and its winners, or why it was cancelled. */
  last: /* @__PURE__ */ orNull(LiveRoundShape),
  /** The rounds after it whose sale is open, soonest first. */
  next: /* @__PURE__ */ listOf(RoomRoundShape),
  /** Id of the last event of the room's stream that this state contains: the stream goes on after it. */
  lastEventId: /* @__PURE__ */ orNull(text),
});
export type RoomState = ValueOf<typeof RoomStateShape>;

export const LIST_ROOMS = {
  ...FEED,
  id: "list-rooms",
  path: ROOMS,
  summary: "Bingo and banko rooms of a brand, with the round of each (R2.04)",
  query: /* @__PURE__ */ record(BRAND),
  answer: RoomsShape,
  refusals: [],
} as const satisfies CallContract;

export const GET_ROOM = {
  ...FEED,
  id: "get-room",
  path: `${ROOMS}/{slug}`,
  summary: "A room with rules from its row and its next rounds",
  query: /* @__PURE__ */ record({ ...BRAND, locale: /* @__PURE__ */ oneOf(LOCALES) }),
  answer: RoomShape,
  refusals: ["not-found"],
} as const satisfies CallContract;

export const GET_ROOM_STATE = {
  ...FEED,
  id: "get-room-state",
  path: `${ROOMS}/{slug}/state`,
  summary: "What happens in a room now, for browsers that get no stream",
  query: /* @__PURE__ */ record(BRAND),
  answer: RoomStateShape,
  refusals: ["not-found"],
} as const satisfies CallContract;

/**
 * Rounds of a room as a calendar file (RFC 5545): those of the next 24 hours, or the one that is asked for. Price and prize
 * stand in each entry; nothing in it reminds or advertises.
 */
export const GET_ROOM_CALENDAR = {
  ...FEED,
  id: "get-room-calendar",
  path: `${ROOMS}/{slug}/calendar`,
  summary: "Rounds of a room as a calendar file",
  query: /* @__PURE__ */ record({
    ...BRAND,
    locale: /* @__PURE__ */ oneOf(LOCALES),
    round: /* @__PURE__ */ optional(uuid),
  }),
  file: "text/calendar",
  refusals: ["not-found"],
} as const satisfies CallContract;

/**
 * The events of a room as they happen (`text/event-stream`); their names and data are `ROOM_EVENTS`. Ids are
 * `<round>:<index>`, and the index rises by one within a round: with `Last-Event-ID` the stream goes on after that event. Without
 * one, or with one that is too old, it begins with `state`.
 */
export const STREAM_ROOM = {
  ...FEED,
  id: "stream-room",
  path: `${ROOMS}/{slug}/stream`,
  summary: "Events of a room as they happen",
  query: /* @__PURE__ */ record(BRAND),
  file: "text/event-stream",
  refusals: ["not-found"],
} as const satisfies CallContract;
