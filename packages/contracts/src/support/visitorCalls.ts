import type { CallContract } from "../call-contract/index.ts";
import { integer, integerText, oneOf, optional, record, text, where } from "../shape/index.ts";
import { DoneSchema, LOCALES } from "../values/index.ts";
import { SUPPORT } from "./base.ts";
import { OpeningSchema, SendingSchema } from "./inputs.ts";
import { CHANGE, OF_VISITORS, ONE } from "./visitors.ts";
import { SupportDeskSchema, SupportTalkSchema } from "./shapes.ts";

/** A message of 2,000 characters, however many bytes each has, with what goes beside it. */
const MESSAGE_BYTES = 16 * 1024;

export const GET_SUPPORT_DESK = {
  id: "get-support-desk",
  method: "GET",
  path: `${SUPPORT}/desk`,
  summary: "Whether customer service is open, how soon it answers, and topics with answers from the FAQ",
  audience: "public",
  kind: "read",
  limit: "feed",
  query: /* @__PURE__ */ record({ brand: text, locale: /* @__PURE__ */ oneOf(LOCALES) }),
  answer: SupportDeskSchema,
  refusals: ["not-found"],
} as const satisfies CallContract;

/** An effect: a guest's conversation becomes the player's with the first call after the login. */
export const FIND_SUPPORT_CONVERSATION = {
  ...OF_VISITORS,
  id: "find-support-conversation",
  method: "GET",
  kind: "effect",
  path: `${SUPPORT}/conversation`,
  summary: "The visitor's latest conversation with its messages, if it is not over for long",
  answer: SupportTalkSchema,
  refusals: ["cross-site", "restricted"],
} as const satisfies CallContract;

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

/** `known`: the version that the caller has; where it is still the version, the answer has no conversation. */
export const LIST_SUPPORT_MESSAGES = {
  ...OF_VISITORS,
  id: "list-support-messages",
  method: "GET",
  kind: "read",
  path: `${ONE}/messages`,
  summary: "Messages after one, oldest first",
  query: /* @__PURE__ */ record({
    after: /* @__PURE__ */ where(integerText, (seq) => seq >= 0, "a place"),
    known: /* @__PURE__ */ optional(integerText),
  }),
  answer: SupportTalkSchema,
  refusals: ["not-found", "restricted"],
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

export const READ_SUPPORT_MESSAGES = {
  ...CHANGE,
  id: "read-support-messages",
  path: `${ONE}/read`,
  summary: "Says how far the visitor has read",
  body: /* @__PURE__ */ record({ seq: integer }),
  answer: DoneSchema,
  refusals: ["cross-site", "not-found", "restricted"],
} as const satisfies CallContract;

/** An answer without anything. */
export const NO_TALK = { conversation: null, messages: [] } as const;
