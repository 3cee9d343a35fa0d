import type { CallContract } from "../call-contract/index.ts";
import { integer, integerText, oneOf, optional, record, text, where, zonedTime } from "../shape/index.ts";
import { DoneSchema, LOCALES } from "../values/index.ts";
import { SUPPORT } from "./base.ts";
import { OpeningSchema, SendingSchema } from "./inputs.ts";
import { SupportConversationSchema, SupportDeskSchema, SupportTalkSchema } from "./shapes.ts";

/** A message of 2,000 characters, however many bytes each has, with what goes beside it. */
const MESSAGE_BYTES = 16 * 1024;
const ONE = `${SUPPORT}/conversations/{id}` as const;

const OF_VISITORS = { audience: "anyone" } as const;
const CHANGE = { ...OF_VISITORS, method: "POST", kind: "change" } as const;

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

export const CLOSE_SUPPORT_CONVERSATION = {
  ...CHANGE,
  id: "close-support-conversation",
  path: `${ONE}/close`,
  summary: "The visitor ends the conversation",
  answer: SupportConversationSchema,
  refusals: ["cross-site", "not-found", "restricted"],
} as const satisfies CallContract;

export const RATE_SUPPORT_CONVERSATION = {
  ...CHANGE,
  id: "rate-support-conversation",
  path: `${ONE}/rating`,
  summary: "Rates a conversation from 1 to 5; a later rating replaces it",
  body: /* @__PURE__ */ record({ rating: /* @__PURE__ */ oneOf([1, 2, 3, 4, 5]) }),
  answer: SupportConversationSchema,
  refusals: ["cross-site", "not-found", "restricted"],
} as const satisfies CallContract;

/** Whole, as plain text, to be saved. */
export const DOWNLOAD_SUPPORT_TRANSCRIPT = {
  ...OF_VISITORS,
  id: "download-support-transcript",
  method: "GET",
  kind: "read",
  path: `${ONE}/transcript`,
  summary: "The whole conversation as a text file",
  query: /* @__PURE__ */ record({ locale: /* @__PURE__ */ oneOf(LOCALES) }),
  file: "text/plain",
  refusals: ["not-found", "restricted"],
} as const satisfies CallContract;

/** To the player's address, or to the one that the guest gave with the conversation; nobody can name another. */
export const MAIL_SUPPORT_TRANSCRIPT = {
  ...CHANGE,
  id: "mail-support-transcript",
  path: `${ONE}/transcript`,
  summary: "Sends the whole conversation by mail",
  limit: "support",
  body: /* @__PURE__ */ record({ locale: /* @__PURE__ */ oneOf(LOCALES) }),
  answer: DoneSchema,
  refusals: ["cross-site", "not-found", "restricted", "email-needed"],
} as const satisfies CallContract;

/**
 * Proof of who the player is, for the vendor's frame (R3.15): a JWT (RFC 7519, HS256) with an opaque id of the player for
 * each brand, name, e-mail address and customer number. It lives at most five minutes.
 */
export const CREATE_SUPPORT_IDENTITY = {
  id: "create-support-identity",
  method: "POST",
  path: `${SUPPORT}/identity`,
  summary: "Proof of the player's identity for the chat of a vendor (R3.15)",
  audience: "player",
  kind: "change",
  answer: /* @__PURE__ */ record({ token: text, expiresAt: zonedTime }),
  refusals: ["cross-site", "not-signed-in", "restricted", "not-found", "consent-needed"],
} as const satisfies CallContract;

/** An answer without anything. */
export const NO_TALK = { conversation: null, messages: [] } as const;
