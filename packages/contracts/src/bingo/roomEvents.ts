import { integer, listOf, oneOf, record, text, uuid, zonedTime, type ValueOf } from "../shape/index.ts";
import { RoomStateShape } from "./rooms.ts";
import {
  CalledNumberShape,
  CANCELLATIONS,
  RoomRoundShape,
  RoundPrizeShape,
  WonPrizeShape,
} from "./rounds.ts";

const round = uuid;

/**
 * The events of a room's stream by name, with their data. Money that an event tells is for show: a page asks for its balance
 * anew.
 *
 * `state` and the events of a round (`round`, `closed`, `ball`, `won`, `finished`, `cancelled`) have an id; `sale` and `pause` are
 * passing and have none.
 */
export const ROOM_EVENTS = {
  /** First event of a stream that does not go on from another. */
  state: RoomStateShape,
  /** This round is next in the room. */
  round: RoomRoundShape,
  /** Plates were sold or returned; at most one a second. */
  sale: /* @__PURE__ */ record({
    round,
    players: integer,
    plates: integer,
    prizes: /* @__PURE__ */ listOf(RoundPrizeShape),
  }),
  /** Sale is over and everything is drawn. */
  closed: /* @__PURE__ */ record({
    round,
    commitment: text,
    players: integer,
    plates: integer,
    prizes: /* @__PURE__ */ listOf(RoundPrizeShape),
  }),
  ball: /* @__PURE__ */ record({ round, called: CalledNumberShape }),
  won: /* @__PURE__ */ record({ round, won: WonPrizeShape }),
  /** The last number was called; how to verify the draw is told with it. */
  finished: /* @__PURE__ */ record({ round, order: /* @__PURE__ */ listOf(integer), salt: text }),
  cancelled: /* @__PURE__ */ record({ round, because: /* @__PURE__ */ oneOf(CANCELLATIONS) }),
  /** The next number is late, since this time; the round goes on where it stopped. */
  pause: /* @__PURE__ */ record({ round, since: zonedTime }),
};
export type RoomEventName = keyof typeof ROOM_EVENTS;
export type RoomEvent = {
  [Name in RoomEventName]: { readonly name: Name; readonly data: ValueOf<(typeof ROOM_EVENTS)[Name]> };
}[RoomEventName];
