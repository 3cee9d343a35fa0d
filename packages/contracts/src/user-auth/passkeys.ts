import * as z from "zod/mini";
import type { CallContract } from "../call-contract/index.ts";
import { DoneSchema, IsoTimeSchema } from "../values/index.ts";
import { holds, lengthBetween } from "../validation/index.ts";
import { USER_AUTH } from "./base.ts";

/** Characters of a passkey's name. */
export const PASSKEY_NAME = { min: 1, max: 40 } as const;

/** Line breaks, and characters that are not seen: they reorder or hide what mails and lists show around the name. */
const HIDDEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;
const PasskeyNameSchema = z.string().check(
  holds(lengthBetween(PASSKEY_NAME.min, PASSKEY_NAME.max)),
  holds((name) => (HIDDEN.test(name) ? { id: "invalid" } : undefined)),
);

/** One passkey of the player, as the list of them shows it. */
export const PasskeySchema = z.object({
  id: z.uuid(),
  /** First taken from the device, then as the player names it. */
  name: z.string(),
  createdAt: IsoTimeSchema,
  lastUsedAt: z.nullable(IsoTimeSchema),
  /** Kept by a password manager, and so on more than one device. */
  isSynced: z.boolean(),
});
export type Passkey = z.infer<typeof PasskeySchema>;

export const PasskeysSchema = z.object({ passkeys: z.array(PasskeySchema) });
export type Passkeys = z.infer<typeof PasskeysSchema>;

export const LIST_PASSKEYS = {
  id: "list-passkeys",
  method: "GET",
  path: `${USER_AUTH}/pass-key`,
  summary: "The player's passkeys, newest first",
  audience: "player",
  kind: "read",
  answer: PasskeysSchema,
  refusals: ["not-signed-in", "restricted"],
} as const satisfies CallContract;

export const RENAME_PASSKEY = {
  id: "rename-passkey",
  method: "PUT",
  path: `${USER_AUTH}/pass-key/{id}`,
  summary: "Gives a passkey another name",
  audience: "player",
  kind: "change",
  body: z.object({ name: PasskeyNameSchema }),
  answer: PasskeySchema,
  refusals: ["cross-site", "not-signed-in", "restricted", "not-found"],
} as const satisfies CallContract;

/** Ends every session of the player: what was signed in with it may be somebody else. */
export const REMOVE_PASSKEY = {
  id: "remove-passkey",
  method: "DELETE",
  path: `${USER_AUTH}/pass-key/{id}`,
  summary: "Removes a passkey",
  audience: "player",
  kind: "change",
  answer: DoneSchema,
  refusals: ["cross-site", "not-signed-in", "restricted", "not-found", "confirmation-needed"],
} as const satisfies CallContract;
