import type { CallContract } from "../callContract.ts";
import { DoneSchema } from "../done.ts";
import { END_SESSION } from "./endSession.ts";

/** Ends the session on the server, in every tab. Without one it is 400, and the player leaves all the same (R8.02). */
export const LOG_OUT = {
  method: END_SESSION.method,
  path: END_SESSION.path,
  summary: "Ends the session (R7.12)",
  audience: "anyone",
  kind: "change",
  answer: DoneSchema,
  refusals: ["cross-site", "no-session"],
} as const satisfies CallContract;
