import {
  byKind,
  integer,
  oneOf,
  optional,
  orNull,
  ore,
  record,
  text,
  zonedTime,
  type ValueOf,
} from "../shape/index.ts";
import { PLATE_KINDS, ROUND_PATTERNS } from "../bingo/index.ts";
import { CHAT_ROLES } from "./base.ts";

/** Namespace of a JSON container in a message (XEP-0335). */
export const CHAT_JSON_NAMESPACE = "urn:xmpp:json:0";

/** Why a line was not let through, or a player may not write. */
export const CHAT_REFUSALS = [
  "slow",
  "too-long",
  "repeated",
  "words",
  "link",
  "personal",
  "muted",
  "hosts-only",
  "closed",
  "not-ready",
] as const;
export type ChatRefusal = (typeof CHAT_REFUSALS)[number];

const kind = <const Name extends string>(name: Name) => /* @__PURE__ */ oneOf([name]);

/**
 * The lines that the chat server says by JSON, by their kind. They come from the bare address of a room: a container from
 * any other address is no line, whatever it says (R3.14).
 */
export const CHAT_LINES = {
  /** Something about the room, such as that it is closed. */
  system: /* @__PURE__ */ record({
    kind: /* @__PURE__ */ kind("system"),
    code: /* @__PURE__ */ oneOf(["room-open", "room-hosts", "room-closed", "slow"]),
    seconds: /* @__PURE__ */ optional(integer),
  }),
  /** What a host says. */
  host: /* @__PURE__ */ record({
    kind: /* @__PURE__ */ kind("host"),
    name: text,
    role: /* @__PURE__ */ oneOf(CHAT_ROLES),
    text,
  }),
  /** A round of the hall begins, ends, or was cancelled. */
  round: /* @__PURE__ */ record({
    kind: /* @__PURE__ */ kind("round"),
    what: /* @__PURE__ */ oneOf(["begins", "finished", "cancelled"]),
    round: text,
    room: text,
    roomName: text,
    plate: /* @__PURE__ */ oneOf(PLATE_KINDS),
    at: zonedTime,
  }),
  /** A prize of a round, once it has been shown. Winners are not named. */
  winner: /* @__PURE__ */ record({
    kind: /* @__PURE__ */ kind("winner"),
    round: text,
    room: text,
    roomName: text,
    pattern: /* @__PURE__ */ oneOf(ROUND_PATTERNS),
    winners: integer,
    eachOre: ore,
  }),
  /** A host's quiz: its question, its end, and who was first by the order of the server. */
  quiz: /* @__PURE__ */ record({
    kind: /* @__PURE__ */ kind("quiz"),
    quiz: text,
    what: /* @__PURE__ */ oneOf(["question", "won", "over"]),
    question: text,
    endsAt: zonedTime,
    winner: /* @__PURE__ */ orNull(text),
    answer: /* @__PURE__ */ orNull(text),
  }),
  "server-time": /* @__PURE__ */ record({
    kind: /* @__PURE__ */ kind("server-time"),
    serverTime: zonedTime,
  }),
  /** How many players are in the room; in place of their presence. */
  occupants: /* @__PURE__ */ record({ kind: /* @__PURE__ */ kind("occupants"), count: integer }),
  /** To its sender alone: the line waits for a moderator. */
  held: /* @__PURE__ */ record({
    kind: /* @__PURE__ */ kind("held"),
    originId: /* @__PURE__ */ orNull(text),
  }),
  /** To its sender alone: where help against gambling is to be had. Nobody else sees it, and nobody keeps it. */
  care: /* @__PURE__ */ record({ kind: /* @__PURE__ */ kind("care") }),
  /** To a player alone: what they may not do, why and until when. */
  sanction: /* @__PURE__ */ record({
    kind: /* @__PURE__ */ kind("sanction"),
    sanction: /* @__PURE__ */ oneOf(["warn", "mute", "ban", "lifted"]),
    /** Absent: in every room. */
    room: /* @__PURE__ */ optional(text),
    reason: text,
    until: /* @__PURE__ */ orNull(zonedTime),
  }),
  /** To its sender alone, inside the error of a line that was refused. */
  refused: /* @__PURE__ */ record({
    kind: /* @__PURE__ */ kind("refused"),
    reason: /* @__PURE__ */ oneOf(CHAT_REFUSALS),
    /** Until the next line may be sent. */
    seconds: /* @__PURE__ */ optional(integer),
    until: /* @__PURE__ */ optional(/* @__PURE__ */ orNull(zonedTime)),
  }),
} as const;
export const ChatLineShape = /* @__PURE__ */ byKind("kind", CHAT_LINES);
export type ChatLine = ValueOf<typeof ChatLineShape>;
