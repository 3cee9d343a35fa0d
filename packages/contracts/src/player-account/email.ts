import * as z from "zod/mini";
import type { CallContract } from "../callContract.ts";
import { DoneSchema } from "../done.ts";
import { EmailSchema } from "../validation/bodyFields.ts";
import { PLAYER_ACCOUNT } from "./base.ts";

export const SET_EMAIL = {
  method: "PUT",
  path: `${PLAYER_ACCOUNT}/user/email`,
  summary: "Sets the player's e-mail address",
  audience: "players",
  kind: "change",
  body: z.object({ email: EmailSchema }),
  answer: DoneSchema,
  refusals: ["cross-site", "not-signed-in", "restricted", "confirmation-needed"],
} as const satisfies CallContract;
