import type { CallContract } from "../call-contract/index.ts";
import { DoneSchema } from "../values/index.ts";
import { USER_AUTH } from "./base.ts";

/** Ends the session on the server, in every tab. Without one it is 400, and the player leaves all the same (R8.02). */
export const LOG_OUT = {
  id: "log-out",
  method: "POST",
  path: `${USER_AUTH}/auth/logout`,
  summary: "Ends the session (R7.12)",
  audience: "anyone",
  kind: "change",
  isNeverCrowdedOut: true,
  answer: DoneSchema,
  refusals: ["cross-site", "no-session"],
} as const satisfies CallContract;
