import * as z from "zod/mini";
import type { CallContract } from "../call-contract/index.ts";
import { CHAT_WORD_ACTIONS } from "../chat/index.ts";
import { BrandIdSchema, DoneSchema, IsoTimeSchema } from "../values/index.ts";
import { CHAT_CHANGE, CHAT_READ, ChatPlaceFields, ChatTextSchema } from "./chatBase.ts";

/** What players read of a host: a first name, never the whole one. */
const HostNameSchema = z.string().check(z.trim(), z.minLength(2), z.maxLength(20));
const changed = ["not-signed-in", "role-needed", "cross-site"] as const;

export const SAY_IN_CHAT = {
  ...CHAT_CHANGE,
  id: "say-in-chat",
  path: "/staff/chat/say",
  summary: "Says a line in a room as a host",
  body: z.strictObject({ ...ChatPlaceFields, name: HostNameSchema, text: ChatTextSchema }),
  answer: DoneSchema,
  refusals: [...changed, "not-found"],
} as const satisfies CallContract;

export const LIST_CANNED_LINES = {
  ...CHAT_READ,
  id: "list-canned-lines",
  path: "/staff/chat/canned",
  summary: "Lines that hosts say often",
  query: z.object({ brand: BrandIdSchema }),
  answer: z.object({ lines: z.array(z.object({ id: z.uuid(), text: z.string() })) }),
} as const satisfies CallContract;

export const ADD_CANNED_LINE = {
  ...CHAT_CHANGE,
  id: "add-canned-line",
  path: "/staff/chat/canned",
  summary: "Adds a line that hosts say often",
  body: z.strictObject({ brand: BrandIdSchema, text: ChatTextSchema }),
  answer: z.object({ id: z.uuid() }),
  refusals: changed,
} as const satisfies CallContract;

export const REMOVE_CANNED_LINE = {
  ...CHAT_CHANGE,
  id: "remove-canned-line",
  path: "/staff/chat/canned/{id}/remove",
  summary: "Removes a line that hosts say often",
  body: z.strictObject({}),
  answer: DoneSchema,
  refusals: [...changed, "not-found"],
} as const satisfies CallContract;

export const LIST_CHAT_WORDS = {
  ...CHAT_READ,
  id: "list-chat-words",
  path: "/staff/chat/words",
  summary: "Terms that lines are searched for",
  answer: z.object({
    words: z.array(z.object({ term: z.string(), action: z.enum(CHAT_WORD_ACTIONS), addedAt: IsoTimeSchema })),
  }),
} as const satisfies CallContract;

/** One word of letters and digits; a star at its end makes it the beginning of words. */
const TermSchema = z
  .string()
  .check(z.trim(), z.toLowerCase(), z.regex(/^[\p{L}\d]{2,40}\*?$/u, "must be one word"));

export const SET_CHAT_WORD = {
  ...CHAT_CHANGE,
  id: "set-chat-word",
  path: "/staff/chat/words",
  summary: "Adds a term, or changes what happens to lines with it",
  body: z.strictObject({ term: TermSchema, action: z.enum(CHAT_WORD_ACTIONS) }),
  answer: DoneSchema,
  refusals: changed,
} as const satisfies CallContract;

export const REMOVE_CHAT_WORD = {
  ...CHAT_CHANGE,
  id: "remove-chat-word",
  path: "/staff/chat/words/remove",
  summary: "Removes a term",
  body: z.strictObject({ term: TermSchema }),
  answer: DoneSchema,
  refusals: [...changed, "not-found"],
} as const satisfies CallContract;

export const LIST_HOST_HOURS = {
  ...CHAT_READ,
  id: "list-host-hours",
  path: "/staff/chat/hours",
  summary: "When hosts are in the chat, from now on",
  answer: z.object({
    hours: z.array(
      z.object({
        id: z.uuid(),
        brand: z.string(),
        room: z.nullable(z.string()),
        name: z.string(),
        from: IsoTimeSchema,
        until: IsoTimeSchema,
      }),
    ),
  }),
} as const satisfies CallContract;

export const ADD_HOST_HOURS = {
  ...CHAT_CHANGE,
  id: "add-host-hours",
  path: "/staff/chat/hours",
  summary: "Notes when a host is in the chat: at most 16 hours, shown to players",
  body: z.strictObject({
    brand: BrandIdSchema,
    room: z.nullable(z.string().check(z.maxLength(80))),
    name: HostNameSchema,
    from: IsoTimeSchema,
    until: IsoTimeSchema,
  }),
  answer: z.object({ id: z.uuid() }),
  refusals: changed,
} as const satisfies CallContract;

export const REMOVE_HOST_HOURS = {
  ...CHAT_CHANGE,
  id: "remove-host-hours",
  path: "/staff/chat/hours/{id}/remove",
  summary: "Removes hours of a host",
  body: z.strictObject({}),
  answer: DoneSchema,
  refusals: [...changed, "not-found"],
} as const satisfies CallContract;

export const StaffQuizSchema = z.object({
  ...{
    id: z.uuid(),
    brand: z.string(),
    room: z.string(),
    question: z.string(),
    answers: z.array(z.string()),
  },
  state: z.enum(["open", "won", "over"]),
  opensAt: IsoTimeSchema,
  closesAt: IsoTimeSchema,
  /** Who was first, by the order in which the chat server took the lines. */
  winner: z.nullable(z.object({ name: z.nullable(z.string()), customerNumber: z.string() })),
});
export type StaffQuiz = z.infer<typeof StaffQuizSchema>;

export const LIST_QUIZZES = {
  ...CHAT_READ,
  id: "list-quizzes",
  path: "/staff/chat/quizzes",
  summary: "The last 50 quizzes, newest first, with their winners",
  answer: z.object({ quizzes: z.array(StaffQuizSchema) }),
} as const satisfies CallContract;

export const START_QUIZ = {
  ...CHAT_CHANGE,
  id: "start-quiz",
  path: "/staff/chat/quizzes",
  summary: "Asks a question in a room; the first right line wins. One at a time in each room",
  body: z.strictObject({
    ...ChatPlaceFields,
    question: ChatTextSchema,
    answers: z.array(ChatTextSchema).check(z.minLength(1), z.maxLength(20)),
    seconds: z.int().check(z.minimum(10), z.maximum(600)),
  }),
  answer: z.object({ id: z.uuid() }),
  refusals: [...changed, "not-found", "already-decided"],
} as const satisfies CallContract;

export const END_QUIZ = {
  ...CHAT_CHANGE,
  id: "end-quiz",
  path: "/staff/chat/quizzes/{id}/end",
  summary: "Ends a quiz without a winner",
  body: z.strictObject({}),
  answer: DoneSchema,
  refusals: [...changed, "already-decided"],
} as const satisfies CallContract;
