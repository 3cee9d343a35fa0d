import * as z from "zod/mini";
import type { CallContract } from "../call-contract/index.ts";
import { CHAT_ROLES } from "./base.ts";
import { CHAT_REFUSALS } from "./lines.ts";
import { ChatPolicySchema } from "./policy.ts";

const short = z.string().check(z.maxLength(120));
/** Unix time in milliseconds, on the chat server's clock. */
const at = z.int();

/** What the chat server tells the gateway, at least once each. */
export const ChatEventSchema = z.discriminatedUnion("type", [
  z.object({
    type: z.literal("message"),
    ...{ domain: short, room: short, chatId: short, at },
    /** The stanza id that the room has given the line; of another one, the id under which it is kept. */
    id: short,
    nick: short,
    role: z.enum(CHAT_ROLES),
    body: z.string().check(z.maxLength(4_000)),
    /** `held` waits for a moderator; `refused` was told to nobody. */
    state: z.enum(["sent", "held", "refused"]),
    because: z.nullable(z.enum(CHAT_REFUSALS)),
  }),
  z.object({ type: z.literal("occupants"), domain: short, room: short, count: z.int(), at }),
]);
export type ChatEvent = z.infer<typeof ChatEventSchema>;

/** Most events of one batch. */
export const CHAT_EVENTS_AT_ONCE = 500;

export const TAKE_CHAT_EVENTS = {
  id: "take-chat-events",
  method: "POST",
  path: "/internal/chat-events",
  summary:
    "Takes what happened on the chat server since its last batch; answers its policy where it has an old one",
  audience: "chat-server",
  kind: "server",
  body: z.object({
    /** Names the process: another one means that the chat server has started anew. */
    process: short,
    /** Version of the policy that it has; null: none yet. */
    policy: z.nullable(short),
    /** Events that it had to forget because nobody took them. */
    dropped: z.int(),
    events: z.array(ChatEventSchema).check(z.maxLength(CHAT_EVENTS_AT_ONCE)),
  }),
  bodyBytes: 1024 * 1024,
  answer: z.object({ policy: z.nullable(ChatPolicySchema) }),
  refusals: [],
} as const satisfies CallContract;
