import {
  flag,
  integer,
  listOf,
  oneOf,
  orNull,
  record,
  text,
  uuid,
  zonedTime,
  type ValueOf,
} from "../shape/index.ts";
import { MASKED_KINDS, SUPPORT_CHANNELS, SUPPORT_LINKS, SUPPORT_STATES, SUPPORT_TOPICS } from "./base.ts";

export const SUPPORT_AUTHORS = ["visitor", "agent", "system"] as const;

/** One message of a conversation. */
export const SupportMessageSchema = /* @__PURE__ */ record({
  /** From 1 on, without gaps: the place in the conversation, and the cursor of polls. */
  seq: integer,
  author: /* @__PURE__ */ oneOf(SUPPORT_AUTHORS),
  /** First name of the member of staff; nothing for others. */
  name: /* @__PURE__ */ orNull(text),
  /** Plain text; a line break is one. */
  text,
  /** A page that goes with an answer. */
  link: /* @__PURE__ */ orNull(/* @__PURE__ */ oneOf(SUPPORT_LINKS)),
  /** What was masked in it before it was stored. */
  masked: /* @__PURE__ */ listOf(/* @__PURE__ */ oneOf(MASKED_KINDS)),
  sentAt: zonedTime,
});
export type SupportMessage = ValueOf<typeof SupportMessageSchema>;

/** A conversation as its visitor sees it. */
export const SupportConversationSchema = /* @__PURE__ */ record({
  id: uuid,
  topic: /* @__PURE__ */ oneOf(SUPPORT_TOPICS),
  channel: /* @__PURE__ */ oneOf(SUPPORT_CHANNELS),
  state: /* @__PURE__ */ oneOf(SUPPORT_STATES),
  /** First name of the member of staff who has taken it. */
  agent: /* @__PURE__ */ orNull(text),
  /** Place of the last message that staff, and the visitor, have read. */
  readByStaff: integer,
  readByVisitor: integer,
  lastSeq: integer,
  /** 1 to 5; nothing until the visitor has rated it. */
  rating: /* @__PURE__ */ orNull(integer),
  /** Grows with every change: a poll that names it is answered without the conversation. */
  version: integer,
});
export type SupportConversation = ValueOf<typeof SupportConversationSchema>;

/** A conversation, and messages of it. */
export const SupportTalkSchema = /* @__PURE__ */ record({
  /** Nothing where nothing has changed since the version that was asked with. */
  conversation: /* @__PURE__ */ orNull(SupportConversationSchema),
  /** Oldest first. */
  messages: /* @__PURE__ */ listOf(SupportMessageSchema),
});
export type SupportTalk = ValueOf<typeof SupportTalkSchema>;

/** What the desk is today, from the brand's content. */
export const SupportDeskSchema = /* @__PURE__ */ record({
  serverTime: zonedTime,
  isOpen: flag,
  /** While it is closed: when it opens, within two weeks. */
  opensAt: /* @__PURE__ */ orNull(zonedTime),
  /** Usual minutes until the first answer while it is open. */
  answerMinutes: integer,
  phone: text,
  email: text,
  topics: /* @__PURE__ */ listOf(
    /* @__PURE__ */ record({
      topic: /* @__PURE__ */ oneOf(SUPPORT_TOPICS),
      label: text,
      /** Questions of the FAQ that answer most of what is asked about it. */
      answers: /* @__PURE__ */ listOf(/* @__PURE__ */ record({ slug: text, question: text, answer: text })),
    }),
  ),
});
export type SupportDesk = ValueOf<typeof SupportDeskSchema>;
