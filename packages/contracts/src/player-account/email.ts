import * as z from "zod/mini";
import type { CallContract } from "../call-contract/index.ts";
import { DoneSchema } from "../values/index.ts";
import { EmailSchema } from "../validation/index.ts";
import { PLAYER_ACCOUNT } from "./base.ts";

export const SET_EMAIL = {
  id: "set-email",
  method: "PUT",
  path: `${PLAYER_ACCOUNT}/user/email`,
  summary: "Sets the player's e-mail address",
  audience: "player",
  kind: "change",
  limit: "attempt",
  body: z.object({ email: EmailSchema }),
  answer: DoneSchema,
  refusals: ["cross-site", "not-signed-in", "restricted", "confirmation-needed"],
} as const satisfies CallContract;
