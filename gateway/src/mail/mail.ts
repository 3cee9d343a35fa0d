import { LOCALES } from "@spilhus/contracts";
import * as z from "zod";

const common = {
  to: z.string(),
  locale: z.enum(LOCALES),
  /** Of the brand's site, e.g. `https://fjord.dk`. */
  origin: z.string(),
};

/** A mail in the outbox, without its text, which is written when it is sent. */
export const MailSchema = z.discriminatedUnion("kind", [
  /** Its address may be unknown; the player is looked up when it is sent. */
  z.object({ ...common, kind: z.literal("new-password"), licence: z.string() }),
  z.object({ ...common, kind: z.literal("password-changed") }),
  /** To the player's previous address. */
  z.object({ ...common, kind: z.literal("email-changed") }),
  z.object({ ...common, kind: z.literal("passkey-added"), name: z.string() }),
  z.object({ ...common, kind: z.literal("passkey-removed"), name: z.string() }),
  /** The answer of customer service to a guest; a player reads it after logging in, and `text` is null. */
  z.object({ ...common, kind: z.literal("support-answer"), text: z.string().nullable() }),
  z.object({ ...common, kind: z.literal("support-transcript"), text: z.string() }),
  /** To the operator: what the ledger's daily seal is compared with later. */
  z.object({
    ...common,
    ...{ kind: z.literal("ledger-sealed"), licence: z.string(), day: z.string(), hash: z.string() },
    faults: z.int(),
  }),
]);
export type Mail = z.infer<typeof MailSchema>;
export type MailKind = Mail["kind"];

/** A mail as it is delivered. */
export interface Letter {
  /** The same at every attempt. */
  readonly id: string;
  readonly brand: string;
  readonly kind: string;
  readonly from: { readonly name: string; readonly address: string };
  readonly to: string;
  readonly subject: string;
  /** Plain text. */
  readonly text: string;
}
