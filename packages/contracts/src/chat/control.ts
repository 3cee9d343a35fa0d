import * as z from "zod/mini";
import { ChatPolicySchema } from "./policy.ts";

/** Path of the chat server's control listener. Signed, and reachable from the gateway alone. */
export const CHAT_CONTROL_PATH = "/control";

const id = z.string();
const place = { domain: z.string(), room: z.string() };

/** What the gateway tells the chat server. Each may be told twice. */
export const ChatControlSchema = z.discriminatedUnion("do", [
  /** Ends streams, those that wait to be resumed too, and refuses tickets that were given before. */
  z.object({ do: z.literal("end"), sessionRefs: z.array(id), chatIds: z.array(id) }),
  z.object({ do: z.literal("policy"), policy: ChatPolicySchema }),
  /** Takes a line back for everybody (XEP-0425). */
  z.object({ do: z.literal("retract"), ...place, id }),
  /** Says a line of the house: JSON from the bare address of the room. */
  z.object({ do: z.literal("say"), ...place, line: z.record(z.string(), z.unknown()), id }),
  /** Tells one player something, in every room stream they have. */
  z.object({
    do: z.literal("tell"),
    domain: z.string(),
    chatId: z.string(),
    line: z.record(z.string(), z.unknown()),
  }),
  /** Says a held line after all, as from its sender. */
  z.object({
    do: z.literal("release"),
    ...place,
    id,
    chatId: z.string(),
    nick: z.string(),
    body: z.string(),
  }),
]);
export type ChatControl = z.infer<typeof ChatControlSchema>;
