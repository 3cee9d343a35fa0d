// Apart from the calls of every open desk: a bundler keeps the module of a call as a whole.
import type { CallContract } from "../call-contract/index.ts";
import { oneOf, record } from "../shape/index.ts";
import { DoneSchema, LOCALES } from "../values/index.ts";
import { SupportConversationSchema } from "./shapes.ts";
import { CHANGE, OF_VISITORS, ONE } from "./visitors.ts";

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
