import * as z from "zod/mini";
import type { CallContract } from "../call-contract/index.ts";
import { USER_AUTH } from "./base.ts";
import { PasskeySchema } from "./passkeys.ts";
import { PasskeyCreationOptionsSchema, PasskeyRegistrationSchema } from "./webauthn.ts";

/**
 * Keeps a challenge for the player, so it is not a harmless read. Given to who has shown their identity not long ago: the
 * challenge is what proves that when the passkey is kept.
 */
export const GET_REGISTRATION_OPTIONS = {
  id: "get-registration-options",
  method: "GET",
  path: `${USER_AUTH}/pass-key/registration-options`,
  summary: "What a new passkey is made from (R7.13)",
  audience: "player",
  kind: "effect",
  answer: PasskeyCreationOptionsSchema,
  refusals: ["cross-site", "not-signed-in", "restricted", "confirmation-needed"],
} as const satisfies CallContract;

export const PasskeyVerifiedSchema = z.object({ verified: z.literal(true), passkey: PasskeySchema });
export type PasskeyVerified = z.infer<typeof PasskeyVerifiedSchema>;

export const VERIFY_REGISTRATION = {
  id: "verify-registration",
  method: "POST",
  path: `${USER_AUTH}/pass-key/verify-registration`,
  summary: "Keeps a passkey that was made (R7.14)",
  audience: "player",
  kind: "change",
  body: PasskeyRegistrationSchema,
  answer: PasskeyVerifiedSchema,
  refusals: ["cross-site", "not-signed-in", "restricted", "challenge-gone", "passkey-invalid"],
} as const satisfies CallContract;
