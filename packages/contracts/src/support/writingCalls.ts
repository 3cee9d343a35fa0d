// Apart from the calls of every open desk: a bundler keeps the module of a call as a whole, with what may be written.
import type { CallContract } from "../call-contract/index.ts";
import { SUPPORT } from "./base.ts";
import { OpeningSchema, SendingSchema } from "./inputs.ts";
import { SupportTalkSchema } from "./shapes.ts";
import { CHANGE, ONE } from "./visitors.ts";

/** A message of 2,000 characters, however many bytes each has, with what goes beside it. */
const MESSAGE_BYTES = 16 * 1024;

/**
 * Begins a conversation with its first message. A retry with the same key is the same conversation, also for a guest whose
 * cookie was lost with the first answer.
 */
export const OPEN_SUPPORT_CONVERSATION = {
  ...CHANGE,
  id: "open-support-conversation",
  path: `${SUPPORT}/conversations`,
  summary: "Begins a conversation with customer service, or leaves a message",
  limit: "support",
  bodyBytes: MESSAGE_BYTES,
  body: OpeningSchema,
  answer: SupportTalkSchema,
  refusals: ["cross-site", "not-found", "restricted", "consent-needed", "email-needed", "key-used"],
} as const satisfies CallContract;

export const SEND_SUPPORT_MESSAGE = {
  ...CHANGE,
  id: "send-support-message",
  path: `${ONE}/messages`,
  summary: "Adds a message of the visitor, once for each key",
  bodyBytes: MESSAGE_BYTES,
  body: SendingSchema,
  answer: SupportTalkSchema,
  refusals: [
    ...["cross-site", "not-found", "restricted", "consent-needed"],
    ...["conversation-closed", "too-many-messages"],
  ],
} as const satisfies CallContract;
