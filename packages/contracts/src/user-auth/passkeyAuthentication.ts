import * as z from "zod/mini";
import { BrandIdSchema } from "../values/index.ts";
import type { CallContract } from "../call-contract/index.ts";
import { USER_AUTH } from "./base.ts";
import { SignedInSchema } from "./signedIn.ts";
import { PasskeyAssertionSchema, PasskeyRequestOptionsSchema } from "./webauthn.ts";

/** Also for a player who confirms a change; the client keeps them until a verify fails (R7.15). */
export const GET_AUTHENTICATION_OPTIONS = {
  id: "get-authentication-options",
  method: "GET",
  path: `${USER_AUTH}/pass-key/authentication-options`,
  summary: "What a passkey is asked to sign (R7.15)",
  audience: "anyone",
  kind: "effect",
  answer: PasskeyRequestOptionsSchema,
  refusals: ["cross-site"],
} as const satisfies CallContract;

/** The credential's own fields plus the brand. Of two verifies of one challenge, one is refused. */
export const VERIFY_AUTHENTICATION = {
  id: "verify-authentication",
  method: "POST",
  path: `${USER_AUTH}/pass-key/verify-authentication`,
  summary: "Signs in by passkey (R7.16)",
  audience: "anyone",
  kind: "change",
  body: z.extend(PasskeyAssertionSchema, { brand: BrandIdSchema }),
  answer: SignedInSchema,
  refusals: [
    "cross-site",
    "wrong-brand",
    "unknown-brand",
    "challenge-gone",
    "passkey-invalid",
    "sign-in-refused",
    "mitid-needed",
  ],
} as const satisfies CallContract;
