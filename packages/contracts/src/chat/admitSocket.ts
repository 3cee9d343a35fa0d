import * as z from "zod/mini";
import type { CallContract } from "../call-contract/index.ts";
import { AccountStatusQuestionSchema } from "../edge/index.ts";

/** What the edge is told of a browser that wants a WebSocket to the chat server. */
export const ChatAdmissionSchema = z.discriminatedUnion("admitted", [
  z.object({
    admitted: z.literal(true),
    /** For {@link CHAT_TICKET_HEADER}; good for 10 s. */
    ticket: z.string(),
    /** Id of the session, by which its sockets are ended. */
    sessionRef: z.string(),
    /** The player's name on the chat server, before the `@`. */
    chatId: z.string(),
  }),
  z.object({
    admitted: z.literal(false),
    reason: z.enum(["not-signed-in", "restricted", "chat-banned"]),
    /** When it ends, if that is known. */
    until: z.nullable(z.string()),
  }),
]);
export type ChatAdmission = z.infer<typeof ChatAdmissionSchema>;

/** Asked by the edge before it lets a WebSocket through: always fresh, never from a memory. */
export const ADMIT_CHAT_SOCKET = {
  id: "admit-chat-socket",
  method: "POST",
  path: "/internal/admit-chat-socket",
  summary: "Whether the browser with a session cookie may open a socket to the chat server, for the edge",
  audience: "server",
  kind: "read",
  body: AccountStatusQuestionSchema,
  answer: ChatAdmissionSchema,
  refusals: ["unknown-brand"],
} as const satisfies CallContract;
