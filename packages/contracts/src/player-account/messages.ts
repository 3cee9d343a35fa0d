import * as z from "zod/mini";
import type { CallContract } from "../call-contract/index.ts";
import { IsoTimeSchema, LOCALES } from "../values/index.ts";
import { PLAYER_ACCOUNT } from "./base.ts";

/** One message of the inbox, in the language that was asked for. */
export const MessageSchema = z.object({
  id: z.uuid(),
  /** Written by the brand for its players, or made by an event of the account. */
  source: z.enum(["content", "event"]),
  subject: z.string(),
  /** Plain text; a blank line begins a paragraph. */
  body: z.string(),
  sentAt: IsoTimeSchema,
  readAt: z.nullable(IsoTimeSchema),
});
export type Message = z.infer<typeof MessageSchema>;

export const MessagesSchema = z.object({
  messages: z.array(MessageSchema),
  unread: z.int(),
  /** Where the next page begins; nothing on the last. */
  next: z.nullable(z.string()),
});
export type Messages = z.infer<typeof MessagesSchema>;

export const LIST_MESSAGES = {
  id: "list-messages",
  method: "GET",
  path: `${PLAYER_ACCOUNT}/user/messages`,
  summary: "The player's inbox, newest first",
  audience: "player",
  kind: "read",
  query: z.object({
    locale: z.enum(LOCALES),
    after: z.optional(z.string().check(z.maxLength(100))),
  }),
  answer: MessagesSchema,
  refusals: ["not-signed-in", "restricted"],
} as const satisfies CallContract;

export const MARK_MESSAGE = {
  id: "mark-message",
  method: "PUT",
  path: `${PLAYER_ACCOUNT}/user/messages/{id}`,
  summary: "Marks a message as read or unread",
  audience: "player",
  kind: "change",
  body: z.object({ isRead: z.boolean() }),
  answer: z.object({ readAt: z.nullable(IsoTimeSchema), unread: z.int() }),
  refusals: ["cross-site", "not-signed-in", "restricted", "not-found"],
} as const satisfies CallContract;
