import * as z from "zod/mini";
import type { CallContract } from "../call-contract/index.ts";
import { DoneSchema } from "../values/index.ts";
import { PhoneNumberSchema } from "../validation/index.ts";
import { PLAYER_ACCOUNT } from "./base.ts";

/** Used by the registration too, before there is an account. */
export const SET_PHONE_NUMBER = {
  id: "set-phone-number",
  method: "PUT",
  path: `${PLAYER_ACCOUNT}/user/set-phone-number`,
  summary: "Sets the player's phone number (R7.02)",
  audience: "registrant",
  kind: "change",
  body: z.object({ phoneNumber: PhoneNumberSchema }),
  answer: DoneSchema,
  refusals: ["cross-site", "not-signed-in", "restricted", "confirmation-needed", "draft-gone"],
} as const satisfies CallContract;
