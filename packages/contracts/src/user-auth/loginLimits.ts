import type { CallContract } from "../callContract.ts";
import { LoginLimitsAnswerSchema } from "../restrictions.ts";
import { READ_LOGIN_LIMITS } from "./readLoginLimits.ts";

/** Asked on navigation (R4.02). It answers as the monolith did: what failed may say so with status 200 (R8.03). */
export const CHECK_LOGIN_LIMITS = {
  method: "GET",
  path: READ_LOGIN_LIMITS.path,
  summary: "Whether the player is within the play limits (R7.10)",
  audience: "players",
  kind: "read",
  answer: LoginLimitsAnswerSchema,
  legacy: READ_LOGIN_LIMITS.legacy,
  refusals: ["not-signed-in"],
} as const satisfies CallContract;
