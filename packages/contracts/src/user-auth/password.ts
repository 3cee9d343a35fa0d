import * as z from "zod/mini";
import { BrandIdSchema } from "../brandId.ts";
import type { CallContract } from "../callContract.ts";
import { DoneSchema } from "../done.ts";
import { IsoTimeSchema } from "../isoTime.ts";
import { EmailSchema, ExistingPasswordSchema, NewPasswordSchema } from "../validation/bodyFields.ts";
import { USER_AUTH } from "./base.ts";
import { SignedInSchema } from "./signedIn.ts";

/** Only for players who had a password already; the answer to a wrong one tells nothing else. */
export const LOG_IN_BY_PASSWORD = {
  method: "POST",
  path: `${USER_AUTH}/auth/password`,
  summary: "Signs in by e-mail and password",
  audience: "guests",
  kind: "change",
  body: z.object({ email: EmailSchema, password: ExistingPasswordSchema, brand: BrandIdSchema }),
  answer: SignedInSchema,
  refusals: ["cross-site", "wrong-brand", "unknown-brand", "signed-in", "sign-in-refused", "mitid-needed"],
} as const satisfies CallContract;

/** Answers the same whether there is such a player or not. */
export const REQUEST_NEW_PASSWORD = {
  method: "POST",
  path: `${USER_AUTH}/auth/password/request`,
  summary: "Sends the link for a new password",
  audience: "guests",
  kind: "change",
  body: z.object({ email: EmailSchema, brand: BrandIdSchema }),
  answer: DoneSchema,
  refusals: ["cross-site", "wrong-brand", "unknown-brand", "signed-in"],
} as const satisfies CallContract;

/** The token of /skift-adgangskode/{token} is exchanged for a cookie at once, and leaves the address bar. */
export const OPEN_PASSWORD_LINK = {
  method: "POST",
  path: `${USER_AUTH}/auth/password/link`,
  summary: "Exchanges the token of the link for a cookie",
  audience: "guests",
  kind: "change",
  body: z.object({ token: z.string().check(z.regex(/^[\w-]{20,128}$/)) }),
  answer: z.object({ expiresAt: IsoTimeSchema }),
  refusals: ["cross-site", "signed-in", "token-gone"],
} as const satisfies CallContract;

/** Ends all the player's sessions; the new password is not a sign-in. */
export const CHANGE_PASSWORD = {
  method: "PUT",
  path: `${USER_AUTH}/auth/password`,
  summary: "Sets the new password",
  audience: "guests",
  kind: "change",
  body: z.object({ password: NewPasswordSchema }),
  answer: DoneSchema,
  refusals: ["cross-site", "signed-in", "token-gone"],
} as const satisfies CallContract;
