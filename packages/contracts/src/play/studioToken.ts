import type { CallContract } from "../call-contract/index.ts";
import { record, text, zonedTime, type ValueOf } from "../shape/index.ts";
import { PLAY } from "./base.ts";

export const StudioTokenSchema = /* @__PURE__ */ record({
  /** 43 characters; good once. */
  token: text,
  validUntil: zonedTime,
});
export type StudioToken = ValueOf<typeof StudioTokenSchema>;

/**
 * The page hands the token to the studio's frame, and the studio's server exchanges it for the play session
 * (`AUTHENTICATE_PLAY`). A new token takes the place of the one before.
 */
export const GET_STUDIO_TOKEN = {
  id: "get-studio-token",
  method: "POST",
  path: `${PLAY}/plays/{playId}/studio-token`,
  summary: "A token with which a studio learns once which play session its frame is for",
  audience: "player",
  kind: "change",
  answer: StudioTokenSchema,
  refusals: ["cross-site", "not-signed-in", "restricted", "unknown-play-session", "session-ended"],
} as const satisfies CallContract;
