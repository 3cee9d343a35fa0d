import * as z from "zod/mini";
import type { CallContract } from "../call-contract/index.ts";
import { CHAT_ROLES, CHAT_SANCTION_KINDS, CHAT_SANCTION_REASONS } from "../chat/index.ts";
import { BrandIdSchema, DoneSchema, IsoTimeSchema } from "../values/index.ts";
import { CHAT_CHANGE, CHAT_READ, ChatNoteSchema } from "./chatBase.ts";

/** A ban of more than this needs two people. */
export const LONGEST_BAN_OF_ONE_MINUTES = 43_200;

const CustomerNumberSchema = z.string().check(z.regex(/^\d{1,15}$/, "must be a customer number"));

export const StaffChatSanctionSchema = z.object({
  id: z.uuid(),
  brand: z.string(),
  customerNumber: z.string(),
  name: z.nullable(z.string()),
  room: z.nullable(z.string()),
  kind: z.enum(CHAT_SANCTION_KINDS),
  reason: z.enum(CHAT_SANCTION_REASONS),
  note: z.string(),
  line: z.nullable(z.string()),
  minutes: z.nullable(z.int()),
  until: z.nullable(IsoTimeSchema),
  state: z.enum(["proposed", "in-force", "declined", "lifted"]),
  /** Ids of members of staff, and their names where they are known. */
  givenBy: z.string(),
  givenByName: z.nullable(z.string()),
  givenAt: IsoTimeSchema,
  /** Who confirmed or declined a proposed ban. */
  decidedBy: z.nullable(z.string()),
  decidedByName: z.nullable(z.string()),
  liftedByName: z.nullable(z.string()),
  appeal: z.nullable(
    z.object({ at: IsoTimeSchema, text: z.string(), outcome: z.nullable(z.enum(["upheld", "lifted"])) }),
  ),
});
export type StaffChatSanction = z.infer<typeof StaffChatSanctionSchema>;

export const LIST_STAFF_CHAT_SANCTIONS = {
  ...CHAT_READ,
  id: "list-staff-chat-sanctions",
  path: "/staff/chat/sanctions",
  summary: "Sanctions, newest first: those that wait for a second person, those in force, complaints, all",
  query: z.object({ which: z.prefault(z.enum(["proposed", "in-force", "appealed", "all"]), "in-force") }),
  answer: z.object({ sanctions: z.array(StaffChatSanctionSchema) }),
} as const satisfies CallContract;

export const SANCTION_CHATTER = {
  ...CHAT_CHANGE,
  id: "sanction-chatter",
  path: "/staff/chat/sanctions",
  summary: "Warns, mutes or bans a player; a ban of more than 30 days waits for a second person",
  body: z.strictObject({
    /** Each form has one of its own: a form that is sent twice is one sanction. */
    id: z.uuid(),
    brand: BrandIdSchema,
    customerNumber: CustomerNumberSchema,
    kind: z.enum(CHAT_SANCTION_KINDS),
    /** Null: in every room. */
    room: z.nullable(z.string().check(z.maxLength(80))),
    /** Null, of a ban alone: until it is lifted. A warning has no time. */
    minutes: z.nullable(z.int().check(z.minimum(1), z.maximum(525_600))),
    reason: z.enum(CHAT_SANCTION_REASONS),
    note: ChatNoteSchema,
    /** The line that it is about: the player is shown it. */
    line: z.nullable(z.strictObject({ room: z.string(), id: z.string() })),
  }),
  answer: StaffChatSanctionSchema,
  refusals: ["not-signed-in", "role-needed", "cross-site", "unknown-customer", "not-found"],
} as const satisfies CallContract;

const ofSanction = "/staff/chat/sanctions/{id}";
const refusals = ["not-signed-in", "role-needed", "cross-site", "not-found", "already-decided"] as const;

export const CONFIRM_CHAT_BAN = {
  ...CHAT_CHANGE,
  id: "confirm-chat-ban",
  path: `${ofSanction}/confirm`,
  summary: "Confirms a long ban that somebody else has proposed",
  body: z.strictObject({}),
  answer: DoneSchema,
  refusals: [...refusals, "second-person-needed"],
} as const satisfies CallContract;

export const DECLINE_CHAT_BAN = {
  ...CHAT_CHANGE,
  id: "decline-chat-ban",
  path: `${ofSanction}/decline`,
  summary: "Declines a long ban, or takes the proposal back",
  body: z.strictObject({}),
  answer: DoneSchema,
  refusals,
} as const satisfies CallContract;

export const LIFT_CHAT_SANCTION = {
  ...CHAT_CHANGE,
  id: "lift-chat-sanction",
  path: `${ofSanction}/lift`,
  summary: "Ends a sanction before its time, or undoes it; the player is told",
  body: z.strictObject({}),
  answer: DoneSchema,
  refusals,
} as const satisfies CallContract;

export const DECIDE_CHAT_APPEAL = {
  ...CHAT_CHANGE,
  id: "decide-chat-appeal",
  path: `${ofSanction}/appeal`,
  summary: "Decides a complaint about a sanction of somebody else",
  body: z.strictObject({ outcome: z.enum(["upheld", "lifted"]) }),
  answer: DoneSchema,
  refusals: [...refusals, "second-person-needed"],
} as const satisfies CallContract;

export const SET_CHATTER_ROLE = {
  ...CHAT_CHANGE,
  id: "set-chatter-role",
  path: "/staff/chat/roles",
  summary:
    "Makes a player a host or a moderator of a brand's chat, or no longer; it counts from the next login",
  body: z.strictObject({
    brand: BrandIdSchema,
    customerNumber: CustomerNumberSchema,
    role: z.enum(CHAT_ROLES),
  }),
  answer: DoneSchema,
  refusals: ["not-signed-in", "role-needed", "cross-site", "unknown-customer"],
} as const satisfies CallContract;
