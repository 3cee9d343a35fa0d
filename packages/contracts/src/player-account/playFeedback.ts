import type { CallContract } from "../call-contract/index.ts";
import {
  date,
  integer,
  listOf,
  oneOf,
  ore,
  orNull,
  record,
  zonedTime,
  type ValueOf,
} from "../shape/index.ts";
import { PLAYER_ACCOUNT } from "./base.ts";

/** How much time the player spends here, from what is recorded. The account's front page reads it: a `Shape`. */
export const PlayFeedbackSchema = /* @__PURE__ */ record({
  serverTime: zonedTime,
  /** The last 28 days, oldest first, days without a session too, in the brand's zone. */
  days: /* @__PURE__ */ listOf(/* @__PURE__ */ record({ date, sessions: integer, seconds: integer })),
  /** The last seven days against the seven before. */
  trend: /* @__PURE__ */ oneOf(["more", "same", "less"]),
  /** What was staked and won in these days; nothing without a stake. */
  result: /* @__PURE__ */ orNull(/* @__PURE__ */ record({ stakesOre: ore, winsOre: ore })),
});
export type PlayFeedback = ValueOf<typeof PlayFeedbackSchema>;

export const GET_PLAY_FEEDBACK = {
  id: "get-play-feedback",
  method: "GET",
  path: `${PLAYER_ACCOUNT}/user/play-feedback`,
  summary: "Feedback on the player's own play",
  audience: "player",
  kind: "read",
  answer: PlayFeedbackSchema,
  refusals: ["not-signed-in", "restricted"],
} as const satisfies CallContract;
