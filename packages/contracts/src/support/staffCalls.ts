import * as z from "zod/mini";
import type { CallContract } from "../call-contract/index.ts";
import { DoneSchema, IsoTimeSchema, LOCALES } from "../values/index.ts";
import { MASKED_KINDS, SUPPORT_CHANNELS, SUPPORT_LINKS, SUPPORT_STATES, SUPPORT_TOPICS } from "./base.ts";
import { isSupportText } from "./inputs.ts";
import { SUPPORT_LIMITS } from "./limits.ts";
import { SUPPORT_AUTHORS } from "./shapes.ts";

const OF_SUPPORT = { audience: "staff", roles: ["support"] } as const;
const READ = { ...OF_SUPPORT, method: "GET", kind: "read" } as const;
const CHANGE = { ...OF_SUPPORT, method: "POST", kind: "change" } as const;
const BASE = "/staff/support";
const ONE = `${BASE}/conversations/{id}` as const;

/** An address of the web. Pages that players need are handed over by `link`; any other could be a forgery. */
const WEB_ADDRESS = /(?:https?:\/\/|\bwww\.)\S/i;
/** A text of a member of staff. */
export const StaffSupportTextSchema = z.string().check(
  z.trim(),
  z.refine(isSupportText, { error: `must have 1 to ${SUPPORT_LIMITS.textLength} characters` }),
  z.refine((text) => !WEB_ADDRESS.test(text), {
    error: "must not hold a web address: choose a page instead",
  }),
);

/** What staff see of a player beside a conversation: nothing of their money. */
export const SupportStandingSchema = z.object({
  customerNumber: z.string(),
  name: z.string(),
  isVerified: z.boolean(),
  since: IsoTimeSchema,
  /** What restricts them, as they see it themselves; nothing for most. */
  restriction: z.nullable(z.string()),
  /** Its end, where it has one. */
  until: z.nullable(IsoTimeSchema),
  hasDepositLimits: z.boolean(),
  hasEmail: z.boolean(),
});

/** A conversation in the queue. */
export const StaffConversationSchema = z.object({
  id: z.uuid(),
  brand: z.string(),
  topic: z.enum(SUPPORT_TOPICS),
  channel: z.enum(SUPPORT_CHANNELS),
  state: z.enum(SUPPORT_STATES),
  locale: z.enum(LOCALES),
  isPlayer: z.boolean(),
  /** Of whoever has taken it. */
  assigned: z.nullable(z.object({ id: z.uuid(), name: z.string() })),
  startedAt: IsoTimeSchema,
  /** When the visitor wrote the first message that waits for an answer; keeps its value once that is given. */
  waitingSince: IsoTimeSchema,
  rating: z.nullable(z.int()),
  lastSeq: z.int(),
});
export type StaffConversation = z.infer<typeof StaffConversationSchema>;

export const LIST_SUPPORT_QUEUE = {
  ...READ,
  id: "list-support-queue",
  path: `${BASE}/conversations`,
  summary: "Conversations that are not closed, those that wait longest first, and the last that were closed",
  answer: z.object({ conversations: z.array(StaffConversationSchema) }),
  refusals: ["not-signed-in", "role-needed"],
} as const satisfies CallContract;

/** Whoever reads messages that they had not read is recorded in their own audit. */
export const GET_SUPPORT_TALK = {
  ...READ,
  id: "get-support-talk",
  path: ONE,
  summary: "A conversation with its messages and the player's standing; the audit keeps who has read it",
  answer: z.object({
    conversation: StaffConversationSchema,
    messages: z.array(
      z.object({
        seq: z.int(),
        author: z.enum(SUPPORT_AUTHORS),
        name: z.nullable(z.string()),
        text: z.string(),
        link: z.nullable(z.enum(SUPPORT_LINKS)),
        masked: z.array(z.enum(MASKED_KINDS)),
        sentAt: IsoTimeSchema,
        /** By the other side. */
        isRead: z.boolean(),
      }),
    ),
    standing: z.nullable(SupportStandingSchema),
  }),
  refusals: ["not-signed-in", "role-needed", "not-found"],
} as const satisfies CallContract;

export const ASSIGN_SUPPORT_CONVERSATION = {
  ...CHANGE,
  id: "assign-support-conversation",
  path: `${ONE}/assign`,
  summary: "Takes a conversation, also from a colleague, or gives it back to the queue",
  body: z.strictObject({ to: z.enum(["me", "queue"]) }),
  answer: DoneSchema,
  refusals: ["not-signed-in", "role-needed", "cross-site", "not-found", "conversation-closed"],
} as const satisfies CallContract;

export const ANSWER_SUPPORT_CONVERSATION = {
  ...CHANGE,
  id: "answer-support-conversation",
  path: `${ONE}/answer`,
  summary: "Answers, and takes the conversation if nobody has",
  body: z.strictObject({
    /** Of the form, so that one that is sent twice answers once. */
    clientKey: z.uuid(),
    text: StaffSupportTextSchema,
    link: z.nullable(z.enum(SUPPORT_LINKS)),
  }),
  answer: DoneSchema,
  refusals: [
    "not-signed-in",
    "role-needed",
    "cross-site",
    "not-found",
    "conversation-closed",
    "taken-by-colleague",
  ],
} as const satisfies CallContract;

export const END_SUPPORT_CONVERSATION = {
  ...CHANGE,
  id: "end-support-conversation",
  path: `${ONE}/end`,
  summary: "Closes a conversation; its visitor can rate it",
  answer: DoneSchema,
  refusals: ["not-signed-in", "role-needed", "cross-site", "not-found", "conversation-closed"],
} as const satisfies CallContract;

/** A text that answers a frequent question, in one language. */
export const CannedAnswerSchema = z.object({
  id: z.uuid(),
  locale: z.enum(LOCALES),
  title: z.string(),
  text: z.string(),
  link: z.nullable(z.enum(SUPPORT_LINKS)),
});
export type CannedAnswer = z.infer<typeof CannedAnswerSchema>;

export const LIST_CANNED_ANSWERS = {
  ...READ,
  id: "list-canned-answers",
  path: `${BASE}/answers`,
  summary: "Texts for frequent questions",
  answer: z.object({ answers: z.array(CannedAnswerSchema) }),
  refusals: ["not-signed-in", "role-needed"],
} as const satisfies CallContract;

export const SAVE_CANNED_ANSWER = {
  ...CHANGE,
  id: "save-canned-answer",
  path: `${BASE}/answers`,
  summary: "Adds a text for a frequent question; one of the same title and language is replaced",
  body: z.strictObject({
    locale: z.enum(LOCALES),
    title: z.string().check(z.trim(), z.minLength(1), z.maxLength(80)),
    text: StaffSupportTextSchema,
    link: z.nullable(z.enum(SUPPORT_LINKS)),
  }),
  answer: DoneSchema,
  refusals: ["not-signed-in", "role-needed", "cross-site"],
} as const satisfies CallContract;

export const REMOVE_CANNED_ANSWER = {
  ...CHANGE,
  id: "remove-canned-answer",
  path: `${BASE}/answers/{id}/remove`,
  summary: "Removes a text",
  answer: DoneSchema,
  refusals: ["not-signed-in", "role-needed", "cross-site", "not-found"],
} as const satisfies CallContract;
