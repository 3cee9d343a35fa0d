import type { CallContract } from "../call-contract/index.ts";
import { integer, record, type ValueOf, zonedTime } from "../shape/index.ts";
import { PLAY } from "./base.ts";
import { PlayStateSchema, RealityCheckSchema } from "./playState.ts";

/** Before it is due nothing happens: a page cannot acknowledge what the player has not been told. */
export const ACKNOWLEDGE_REALITY = {
  id: "acknowledge-reality",
  method: "POST",
  path: `${PLAY}/plays/{playId}/reality-check`,
  summary: "The player has read how long and with which result they have played, and goes on",
  audience: "player",
  kind: "change",
  answer: PlayStateSchema,
  refusals: ["cross-site", "not-signed-in", "restricted", "unknown-play-session", "session-ended"],
} as const satisfies CallContract;

export const CHOOSE_REALITY_INTERVAL = {
  id: "choose-reality-interval",
  method: "PUT",
  path: `${PLAY}/plays/{playId}/reality-check`,
  summary: "The player chooses how often they are told; one of `choicesMinutes`",
  audience: "player",
  kind: "change",
  body: /* @__PURE__ */ record({ everyMinutes: integer }),
  answer: PlayStateSchema,
  refusals: ["cross-site", "not-signed-in", "restricted", "unknown-play-session", "session-ended"],
} as const satisfies CallContract;

/** The reality check of a player in a hall, where plates are bought without opening a game. */
export const HallRealitySchema = /* @__PURE__ */ record({
  serverTime: zonedTime,
  realityCheck: RealityCheckSchema,
});
export type HallReality = ValueOf<typeof HallRealitySchema>;

export const GET_HALL_REALITY = {
  id: "get-hall-reality",
  method: "GET",
  path: `${PLAY}/reality-check`,
  summary: "When the player must be told how long and with which result they have played",
  audience: "player",
  kind: "read",
  answer: HallRealitySchema,
  refusals: ["not-signed-in", "restricted"],
} as const satisfies CallContract;

/** Before it is due nothing happens. */
export const ACKNOWLEDGE_HALL_REALITY = {
  id: "acknowledge-hall-reality",
  method: "POST",
  path: `${PLAY}/reality-check`,
  summary: "The player has read in a hall how long and with which result they have played, and goes on",
  audience: "player",
  kind: "change",
  answer: HallRealitySchema,
  refusals: ["cross-site", "not-signed-in", "restricted"],
} as const satisfies CallContract;

export const CHOOSE_HALL_REALITY_INTERVAL = {
  id: "choose-hall-reality-interval",
  method: "PUT",
  path: `${PLAY}/reality-check`,
  summary: "The player chooses in a hall how often they are told; one of `choicesMinutes`",
  audience: "player",
  kind: "change",
  body: /* @__PURE__ */ record({ everyMinutes: integer }),
  answer: HallRealitySchema,
  refusals: ["cross-site", "not-signed-in", "restricted", "invalid-request"],
} as const satisfies CallContract;
