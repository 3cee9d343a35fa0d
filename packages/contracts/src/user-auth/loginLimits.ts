import type { CallContract } from "../call-contract/index.ts";
import { LoginLimitsAnswerSchema } from "../restrictions/index.ts";
import { USER_AUTH } from "./base.ts";

/** Asked on navigation (R4.02). It answers as the monolith did: what failed may say so with status 200 (R8.03). */
export const CHECK_LOGIN_LIMITS = {
  id: "check-login-limits",
  method: "GET",
  path: `${USER_AUTH}/login-limits-check`,
  summary: "Whether the player is within the play limits (R7.10)",
  audience: "player",
  kind: "read",
  answer: LoginLimitsAnswerSchema,
  legacy: true,
  refusals: ["not-signed-in"],
} as const satisfies CallContract;
