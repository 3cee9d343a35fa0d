import * as z from "zod/mini";
import type { CallContract } from "../call-contract/index.ts";
import { IsoTimeSchema, OreSchema } from "../values/index.ts";
import { PLAYER_ACCOUNT } from "./base.ts";

/** How much time the player spends here, from what is recorded. */
export const PlayFeedbackSchema = z.object({
  serverTime: IsoTimeSchema,
  /** The last 28 days, oldest first, days without a session too, in the brand's zone. */
  days: z.array(z.object({ date: z.iso.date(), sessions: z.int(), seconds: z.int() })),
  /** The last seven days against the seven before. */
  trend: z.enum(["more", "same", "less"]),
  /** What was staked and won in these days; nothing without a stake. */
  result: z.nullable(z.object({ stakesOre: OreSchema, winsOre: OreSchema })),
});
export type PlayFeedback = z.infer<typeof PlayFeedbackSchema>;

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
