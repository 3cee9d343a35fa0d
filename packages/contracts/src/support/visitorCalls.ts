import type { CallContract } from "../call-contract/index.ts";
import { integer, integerText, oneOf, optional, record, text, where } from "../shape/index.ts";
import { DoneSchema, LOCALES } from "../values/index.ts";
import { SUPPORT } from "./base.ts";
import { CHANGE, OF_VISITORS, ONE } from "./visitors.ts";
import { SupportDeskSchema, SupportTalkSchema } from "./shapes.ts";

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
