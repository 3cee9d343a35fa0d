import * as z from "zod/mini";
import type { CallContract } from "../call-contract/index.ts";
import { CHAT_REPORT_REASONS, CHAT_ROLES, CHAT_ROOM_MODES, CHAT_SANCTION_REASONS } from "../chat/index.ts";
import { BrandIdSchema, DoneSchema, IsoTimeSchema } from "../values/index.ts";
import { CHAT_CHANGE, CHAT_READ, ChatLineFields, ChatPlaceFields } from "./chatBase.ts";

const LINE_STATES = ["sent", "held", "released", "dropped", "refused"] as const;

export const LiveChatRoomSchema = z.object({
  ...ChatPlaceFields,
  /** Name of the hall beside it. */
  hallName: z.nullable(z.string()),
  mode: z.enum(CHAT_ROOM_MODES),
  slowSeconds: z.int(),
  /** Whom the chat server counted last. */
  players: z.nullable(z.int()),
  /** Lines that wait for a moderator, and reports that nobody has decided. */
  held: z.int(),
  reports: z.int(),
});
export type LiveChatRoom = z.infer<typeof LiveChatRoomSchema>;

export const LIST_LIVE_CHAT_ROOMS = {
  ...CHAT_READ,
  id: "list-live-chat-rooms",
  path: "/staff/chat/rooms",
  summary: "Every chat room, with what waits in it",
  answer: z.object({ rooms: z.array(LiveChatRoomSchema) }),
} as const satisfies CallContract;

export const SET_CHAT_ROOM = {
  ...CHAT_CHANGE,
  id: "set-chat-room",
  path: "/staff/chat/rooms",
  summary: "Sets who may write in a room, and how often",
  body: z.strictObject({
    ...ChatPlaceFields,
    mode: z.enum(CHAT_ROOM_MODES),
    slowSeconds: z.int().check(z.minimum(0), z.maximum(600)),
  }),
  answer: DoneSchema,
  refusals: ["not-signed-in", "role-needed", "cross-site", "not-found"],
} as const satisfies CallContract;

/** One line, as moderators see it. */
export const StaffChatLineSchema = z.object({
  ...ChatLineFields,
  /** Whose it is; null for what the house says. */
  customerNumber: z.nullable(z.string()),
  name: z.string(),
  role: z.enum([...CHAT_ROLES, "house"]),
  body: z.string(),
  state: z.enum(LINE_STATES),
  sentAt: IsoTimeSchema,
  retractedAt: z.nullable(IsoTimeSchema),
  /** Why it was taken back, or not let through. */
  because: z.nullable(z.string()),
});
export type StaffChatLine = z.infer<typeof StaffChatLineSchema>;

export const LIST_CHAT_LINES = {
  ...CHAT_READ,
  id: "list-chat-lines",
  path: "/staff/chat/lines",
  summary: "Lines of a room, newest first; of every room those that wait",
  query: z.object({
    brand: z.optional(BrandIdSchema),
    room: z.optional(z.string()),
    state: z.optional(z.enum(LINE_STATES)),
    /** Lines before this time. */
    before: z.optional(IsoTimeSchema),
  }),
  answer: z.object({ lines: z.array(StaffChatLineSchema) }),
} as const satisfies CallContract;

export const DECIDE_HELD_LINE = {
  ...CHAT_CHANGE,
  id: "decide-held-line",
  path: "/staff/chat/lines/decide",
  summary: "Lets a held line through, or not",
  body: z.strictObject({ ...ChatLineFields, decision: z.enum(["release", "drop"]) }),
  answer: DoneSchema,
  refusals: ["not-signed-in", "role-needed", "cross-site", "already-decided"],
} as const satisfies CallContract;

export const RETRACT_CHAT_LINE = {
  ...CHAT_CHANGE,
  id: "retract-chat-line",
  path: "/staff/chat/lines/retract",
  summary: "Takes a line back for everybody, with the rule that it breaks",
  body: z.strictObject({ ...ChatLineFields, reason: z.enum(CHAT_SANCTION_REASONS) }),
  answer: DoneSchema,
  refusals: ["not-signed-in", "role-needed", "cross-site", "already-decided"],
} as const satisfies CallContract;

export const StaffChatReportSchema = z.object({
  id: z.uuid(),
  reason: z.enum(CHAT_REPORT_REASONS),
  createdAt: IsoTimeSchema,
  /** How many players have reported the same line. */
  times: z.int(),
  line: StaffChatLineSchema,
});

export const LIST_CHAT_REPORTS = {
  ...CHAT_READ,
  id: "list-chat-reports",
  path: "/staff/chat/reports",
  summary: "Reports that nobody has decided, oldest first",
  answer: z.object({ reports: z.array(StaffChatReportSchema) }),
} as const satisfies CallContract;

export const DECIDE_CHAT_REPORT = {
  ...CHAT_CHANGE,
  id: "decide-chat-report",
  path: "/staff/chat/reports/{id}/decide",
  summary: "Decides a report; everybody who has reported the line is told",
  body: z.strictObject({ outcome: z.enum(["upheld", "dismissed"]) }),
  answer: DoneSchema,
  refusals: ["not-signed-in", "role-needed", "cross-site", "not-found", "already-decided"],
} as const satisfies CallContract;
