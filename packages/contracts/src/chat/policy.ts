import * as z from "zod/mini";
import { CHAT_ROOM_MODES } from "./base.ts";

/** What happens to a line with a term: refused, held for a moderator, its letters hidden, or its sender is shown where help is. */
export const CHAT_WORD_ACTIONS = ["block", "hold", "mask", "care"] as const;
export type ChatWordAction = (typeof CHAT_WORD_ACTIONS)[number];

/** What the chat server knows of one brand. */
const BrandPolicySchema = z.object({
  rooms: z.array(
    z.object({
      room: z.string(),
      mode: z.enum(CHAT_ROOM_MODES),
      slowSeconds: z.int(),
    }),
  ),
  words: z.array(
    z.object({
      /** In lower case; with a star at its end it begins a word. */
      term: z.string(),
      action: z.enum(CHAT_WORD_ACTIONS),
    }),
  ),
  /** In force now. */
  sanctions: z.array(
    z.object({
      chatId: z.string(),
      kind: z.enum(["mute", "ban"]),
      room: z.nullable(z.string()),
      /** Unix time in seconds; null: until it is lifted. */
      until: z.nullable(z.int()),
      reason: z.string(),
    }),
  ),
});

/** Everything the chat server decides by, as one document. */
export const ChatPolicySchema = z.object({
  /** Changes with every change of the rest. */
  version: z.string(),
  /** By the domain of the brand's chat. */
  domains: z.record(z.string(), BrandPolicySchema),
});
export type ChatPolicy = z.infer<typeof ChatPolicySchema>;
