import type { CallContract } from "../call-contract/index.ts";
import { oneOf, record, text } from "../shape/index.ts";
import { PLAY } from "./base.ts";
import { EndedPlaySchema, OpenedPlaySchema, PlayAnswerSchema } from "./playState.ts";
import { PLAY_MODES } from "./round.ts";

/**
 * The same game and mode again, such as after a reload or on another device, is the same play session. `game-closed`: the
 * house has closed the game. `unknown-game`: the brand does not have it, or it cannot be played yet.
 */
export const OPEN_PLAY = {
  id: "open-play",
  method: "POST",
  path: `${PLAY}/plays`,
  summary: "Opens a game of the house, for money or as demo, and closes the one that was open before",
  audience: "player",
  kind: "change",
  body: /* @__PURE__ */ record({ game: text, mode: /* @__PURE__ */ oneOf(PLAY_MODES) }),
  answer: OpenedPlaySchema,
  refusals: [
    "cross-site",
    "not-signed-in",
    "restricted",
    "limit-reached",
    "limits-not-set",
    "unknown-game",
    "game-closed",
    "session-ended",
  ],
} as const satisfies CallContract;

export const GET_PLAY = {
  id: "get-play",
  method: "GET",
  path: `${PLAY}/plays/{playId}`,
  summary: "A play session of the player's own as it is now, or why it is over",
  audience: "player",
  kind: "read",
  answer: PlayAnswerSchema,
  refusals: ["not-signed-in", "restricted", "unknown-play-session"],
} as const satisfies CallContract;

export const CLOSE_PLAY = {
  id: "close-play",
  method: "POST",
  path: `${PLAY}/plays/{playId}/close`,
  summary: "Closes a play session; one that is over stays as it was. A round under way is booked already",
  audience: "player",
  kind: "change",
  answer: EndedPlaySchema,
  refusals: ["cross-site", "not-signed-in", "restricted", "unknown-play-session"],
} as const satisfies CallContract;
