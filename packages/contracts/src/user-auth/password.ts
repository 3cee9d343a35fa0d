import * as z from "zod/mini";
import { BrandIdSchema, DoneSchema, IsoTimeSchema } from "../values/index.ts";
import type { CallContract } from "../call-contract/index.ts";
import { EmailSchema, ExistingPasswordSchema, NewPasswordSchema } from "../validation/index.ts";
import { USER_AUTH } from "./base.ts";
import { SignedInSchema } from "./signedIn.ts";

/** Only for players who had a password already; the answer to a wrong one tells nothing else. */
export const LOG_IN_BY_PASSWORD = {
  id: "log-in-by-password",
  method: "POST",
  path: `${USER_AUTH}/auth/password`,
  summary: "Signs in by e-mail and password",
  audience: "guest",
  kind: "change",
  limit: "attempt",
  body: z.object({ email: EmailSchema, password: ExistingPasswordSchema, brand: BrandIdSchema }),
  answer: SignedInSchema,
  refusals: ["cross-site", "wrong-brand", "unknown-brand", "signed-in", "sign-in-refused", "mitid-needed"],
} as const satisfies CallContract;

/** Answers the same whether there is such a player or not. */
export const REQUEST_NEW_PASSWORD = {
  id: "request-new-password",
  method: "POST",
  path: `${USER_AUTH}/auth/password/request`,
  summary: "Sends the link for a new password",
  audience: "guest",
  kind: "change",
  limit: "attempt",
  body: z.object({ email: EmailSchema, brand: BrandIdSchema }),
  answer: DoneSchema,
  refusals: ["cross-site", "wrong-brand", "unknown-brand", "signed-in"],
} as const satisfies CallContract;

/** The token of /skift-adgangskode/{token} is exchanged for a cookie at once, and leaves the address bar. */
export const OPEN_PASSWORD_LINK = {
  id: "open-password-link",
  method: "POST",
  path: `${USER_AUTH}/auth/password/link`,
  summary: "Exchanges the token of the link for a cookie",
  audience: "guest",
  kind: "change",
  limit: "attempt",
  body: z.object({ token: z.string().check(z.regex(/^[\w-]{20,128}$/)) }),
  answer: z.object({ expiresAt: IsoTimeSchema }),
  refusals: ["cross-site", "signed-in", "token-gone"],
} as const satisfies CallContract;

/** Ends all the player's sessions; the new password is not a sign-in. */
export const CHANGE_PASSWORD = {
  id: "change-password",
  method: "PUT",
  path: `${USER_AUTH}/auth/password`,
  summary: "Sets the new password",
  audience: "guest",
  kind: "change",
  limit: "attempt",
  body: z.object({ password: NewPasswordSchema }),
  answer: DoneSchema,
  refusals: ["cross-site", "signed-in", "token-gone"],
} as const satisfies CallContract;
