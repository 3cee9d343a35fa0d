import * as z from "zod/mini";
import type { CallContract } from "../callContract.ts";
import { DoneSchema } from "../done.ts";
import { PhoneNumberSchema } from "../validation/bodyFields.ts";
import { PLAYER_ACCOUNT } from "./base.ts";

/** Used by the registration too, before there is an account. */
export const SET_PHONE_NUMBER = {
  method: "PUT",
  path: `${PLAYER_ACCOUNT}/user/set-phone-number`,
  summary: "Sets the player's phone number (R7.02)",
  audience: "registrants",
  kind: "change",
  body: z.object({ phoneNumber: PhoneNumberSchema }),
  answer: DoneSchema,
  refusals: ["cross-site", "not-signed-in", "restricted", "confirmation-needed", "draft-gone"],
} as const satisfies CallContract;
