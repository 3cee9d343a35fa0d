import * as z from "zod/mini";
import { BrandIdSchema } from "../values/index.ts";

export const CHAT_READ = {
  audience: "staff",
  roles: ["chat-moderator"],
  method: "GET",
  kind: "read",
  refusals: ["not-signed-in", "role-needed"],
} as const;

export const CHAT_CHANGE = {
  audience: "staff",
  roles: ["chat-moderator"],
  method: "POST",
  kind: "change",
} as const;

/** A room of a brand. */
export const ChatPlaceFields = {
  brand: BrandIdSchema,
  room: z.string().check(z.minLength(1), z.maxLength(80)),
};

/** A line of a room, by the id that it has there. */
export const ChatLineFields = { ...ChatPlaceFields, id: z.string().check(z.minLength(1), z.maxLength(64)) };

/** What a host says, and what players read: plain text of at most 240 characters. */
export const ChatTextSchema = z.string().check(z.trim(), z.minLength(1), z.maxLength(240));

/** For the staff alone. */
export const ChatNoteSchema = z.string().check(z.trim(), z.minLength(1), z.maxLength(500));
