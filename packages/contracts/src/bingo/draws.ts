import type { CallContract } from "../call-contract/index.ts";
import {
  integer,
  listOf,
  oneOf,
  orNull,
  record,
  text,
  uuid,
  zonedTime,
  type ValueOf,
} from "../shape/index.ts";
import { PLATE_KINDS } from "./kinds.ts";
import { RoomPlateShape } from "./plates.ts";
import { ROUND_STATES, WonPrizeShape } from "./rounds.ts";

/**
 * What anybody needs to verify a draw ("Tjek trækningen"): `commitmentOf` of `game-math` gives the commitment again from
 * round, plates, order and salt.
 */
export const DrawShape = /* @__PURE__ */ record({
  round: uuid,
  room: text,
  startsAt: zonedTime,
  plate: /* @__PURE__ */ oneOf(PLATE_KINDS),
  state: /* @__PURE__ */ oneOf(ROUND_STATES),
  /** In hex; nothing before sale ends, or of a cancelled round. */
  commitment: /* @__PURE__ */ orNull(text),
  /** Numbers of all plates sold, in order; nothing before sale ends. */
  plates: /* @__PURE__ */ listOf(integer),
  /** Root of the hash tree over these numbers, in hex. */
  platesRoot: /* @__PURE__ */ orNull(text),
  /** Nothing before the round is finished. */
  order: /* @__PURE__ */ orNull(/* @__PURE__ */ listOf(integer)),
  salt: /* @__PURE__ */ orNull(text),
  won: /* @__PURE__ */ listOf(WonPrizeShape),
  /** The plates that won. */
  winners: /* @__PURE__ */ listOf(RoomPlateShape),
});
export type Draw = ValueOf<typeof DrawShape>;

export const GET_DRAW = {
  id: "get-draw",
  method: "GET",
  path: "/gateway/games/public/rounds/{roundId}/draw",
  summary: "What a draw was committed to, and, after the round, how to verify it",
  audience: "public",
  kind: "read",
  limit: "feed",
  query: /* @__PURE__ */ record({ brand: text }),
  answer: DrawShape,
  refusals: ["not-found"],
} as const satisfies CallContract;
