import type { CallContract } from "../call-contract/index.ts";
import {
  flag,
  integer,
  listOf,
  oneOf,
  orNull,
  record,
  text,
  zonedTime,
  type ValueOf,
} from "../shape/index.ts";
import { CHAT, CHAT_ROOM_MODES } from "./base.ts";

/** When a host is in a room. */
const HostHoursShape = /* @__PURE__ */ record({
  name: text,
  /** The room, or null for all of them. */
  room: /* @__PURE__ */ orNull(text),
  from: zonedTime,
  until: zonedTime,
  isOnDuty: flag,
});
export type ChatHostHours = ValueOf<typeof HostHoursShape>;

/** The rooms of a brand. */
export const ChatRoomsShape = /* @__PURE__ */ record({
  serverTime: zonedTime,
  rooms: /* @__PURE__ */ listOf(
    /* @__PURE__ */ record({
      /** Name of the room on the conference host. */
      room: text,
      /** The hall beside which it is; null for the brand's room and the common one. */
      hall: /* @__PURE__ */ orNull(text),
      /** Name of the hall. */
      hallName: /* @__PURE__ */ orNull(text),
      mode: /* @__PURE__ */ oneOf(CHAT_ROOM_MODES),
      /** Least time between two lines of a player. */
      slowSeconds: integer,
      /** Players whom the server counted last; null: not known. */
      players: /* @__PURE__ */ orNull(integer),
    }),
  ),
  /** The next hours of hosts, soonest first. */
  hosts: /* @__PURE__ */ listOf(HostHoursShape),
});
export type ChatRooms = ValueOf<typeof ChatRoomsShape>;

export const LIST_CHAT_ROOMS = {
  id: "list-chat-rooms",
  method: "GET",
  path: `${CHAT}/rooms`,
  summary: "The chat rooms of the brand, and when hosts are in them",
  audience: "player",
  kind: "read",
  answer: ChatRoomsShape,
  refusals: ["not-signed-in", "restricted"],
} as const satisfies CallContract;
