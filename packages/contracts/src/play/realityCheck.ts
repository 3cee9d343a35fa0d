import type { CallContract } from "../call-contract/index.ts";
import { integer, record } from "../shape/index.ts";
import { PLAY } from "./base.ts";
import { PlayStateSchema } from "./playState.ts";

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
