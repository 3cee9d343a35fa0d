import * as z from "zod/mini";
import type { CallContract } from "../call-contract/index.ts";
import { IsoTimeSchema } from "../values/index.ts";
import { CHAT } from "./base.ts";
import { ChatSanctionSchema } from "./sanctions.ts";

/** A line that the player has written. */
export const OwnChatLineSchema = z.object({
  room: z.string(),
  /** The player's name in the chat when it was written. */
  name: z.string(),
  body: z.string(),
  /** `held` → `released` or `dropped`; `sent` and `refused` stay. */
  state: z.enum(["sent", "held", "released", "dropped", "refused"]),
  sentAt: IsoTimeSchema,
  /** When it was taken back; null: it was not. */
  retractedAt: z.nullable(IsoTimeSchema),
});
export type OwnChatLine = z.infer<typeof OwnChatLineSchema>;

export const LIST_OWN_CHAT_LINES = {
  id: "list-own-chat-lines",
  method: "GET",
  path: `${CHAT}/own-lines`,
  summary:
    "What is kept of the player in the chat of this brand: own lines and sanctions, newest first (GDPR, Article 15)",
  audience: "player",
  kind: "read",
  answer: z.object({
    serverTime: IsoTimeSchema,
    lines: z.array(OwnChatLineSchema),
    /** Whether these are all lines that are kept. */
    isWhole: z.boolean(),
    sanctions: z.array(ChatSanctionSchema),
  }),
  refusals: ["not-signed-in", "restricted"],
} as const satisfies CallContract;
