import * as z from "zod/mini";
import type { CallContract } from "../call-contract/index.ts";
import { IsoTimeSchema } from "../values/index.ts";
import { CHAT } from "./base.ts";

export const CHAT_SANCTION_KINDS = ["warn", "mute", "ban"] as const;
export type ChatSanctionKind = (typeof CHAT_SANCTION_KINDS)[number];

/** Rules of the chat that a sanction names. The player reads the rule in words. */
export const CHAT_SANCTION_REASONS = [
  "harassment",
  "hate",
  "begging",
  "personal-data",
  "spam",
  "advertising",
  "name",
  "minors",
  "other",
] as const;
export type ChatSanctionReason = (typeof CHAT_SANCTION_REASONS)[number];

/** A sanction as the player who has it sees it. */
export const ChatSanctionSchema = z.object({
  id: z.uuid(),
  kind: z.enum(CHAT_SANCTION_KINDS),
  /** Null: in every room. */
  room: z.nullable(z.string()),
  reason: z.enum(CHAT_SANCTION_REASONS),
  from: IsoTimeSchema,
  /** Null: until it is lifted. */
  until: z.nullable(IsoTimeSchema),
  isInForce: z.boolean(),
  /** Taken back before its time, so that there is nothing left to complain about. */
  isLifted: z.boolean(),
  /** The player's line it is about, if there is one. */
  line: z.nullable(z.string()),
  appeal: z.nullable(z.object({ at: IsoTimeSchema, outcome: z.nullable(z.enum(["upheld", "lifted"])) })),
});
export type ChatSanction = z.infer<typeof ChatSanctionSchema>;

const sanctions = `${CHAT}/sanctions`;

export const LIST_CHAT_SANCTIONS = {
  id: "list-chat-sanctions",
  method: "GET",
  path: sanctions,
  summary: "The player's own sanctions in the chat, newest first, with reasons and complaints",
  audience: "player",
  kind: "read",
  answer: z.object({ sanctions: z.array(ChatSanctionSchema) }),
  refusals: ["not-signed-in", "restricted"],
} as const satisfies CallContract;

export const APPEAL_CHAT_SANCTION = {
  id: "appeal-chat-sanction",
  method: "POST",
  path: `${sanctions}/{id}/appeal`,
  summary: "Complains about a sanction that was not lifted; somebody else than who gave it decides",
  audience: "player",
  kind: "change",
  body: z.object({ text: z.string().check(z.trim(), z.minLength(1), z.maxLength(1_000)) }),
  answer: ChatSanctionSchema,
  refusals: ["cross-site", "not-signed-in", "restricted", "not-found", "already-decided"],
} as const satisfies CallContract;
