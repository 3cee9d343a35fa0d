import * as z from "zod/mini";
import type { CallContract } from "../call-contract/index.ts";
import { DOCUMENT_KINDS, DOCUMENT_REASONS, DOCUMENT_STATES } from "../payments/index.ts";
import { DoneSchema, IsoTimeSchema } from "../values/index.ts";
import { StaffPlayerSchema } from "./people.ts";

/** Days that a player may be given to send documents. */
export const ANSWER_DAYS = { least: 7, most: 60 } as const;

/** Documents to ask for: the player is told what they are to show, never more. */
export const AskForDocumentsSchema = z.object({
  reason: z.enum(DOCUMENT_REASONS),
  kinds: z.array(z.enum(DOCUMENT_KINDS)).check(z.minLength(1)),
  days: z.int().check(z.minimum(ANSWER_DAYS.least), z.maximum(ANSWER_DAYS.most)),
});
export type AskForDocuments = z.infer<typeof AskForDocumentsSchema>;

export const StaffDocumentRequestSchema = z.object({
  id: z.uuid(),
  reason: z.enum(DOCUMENT_REASONS),
  kinds: z.array(z.enum(DOCUMENT_KINDS)),
  state: z.enum(DOCUMENT_STATES),
  askedAt: IsoTimeSchema,
  until: IsoTimeSchema,
  receivedAt: z.nullable(IsoTimeSchema),
  /** The day has passed, and nothing came. */
  isOverdue: z.boolean(),
});
export type StaffDocumentRequest = z.infer<typeof StaffDocumentRequestSchema>;

const OFFICERS = ["payments-officer", "money-laundering-officer"] as const;

export const LIST_OPEN_DOCUMENT_REQUESTS = {
  id: "list-open-document-requests",
  method: "GET",
  path: "/staff/document-requests",
  summary: "Documents that players were asked for and that are not decided, the oldest first",
  audience: "staff",
  kind: "read",
  roles: OFFICERS,
  answer: z.object({
    requests: z.array(z.object({ request: StaffDocumentRequestSchema, player: StaffPlayerSchema })),
  }),
  refusals: ["not-signed-in", "role-needed"],
} as const satisfies CallContract;

/** What is open for the same reason stays as it is. */
export const ASK_PLAYER_FOR_DOCUMENTS = {
  id: "ask-player-for-documents",
  method: "POST",
  path: "/staff/players/{customerNumber}/document-requests",
  summary:
    "Asks a player for documents, and suspends the account until they are accepted where that is wanted",
  audience: "staff",
  kind: "change",
  roles: OFFICERS,
  body: z.extend(AskForDocumentsSchema, { isHeld: z.boolean() }),
  answer: StaffDocumentRequestSchema,
  refusals: ["not-signed-in", "role-needed", "cross-site", "unknown-customer"],
} as const satisfies CallContract;

/** With the last accepted request the account is no longer suspended for missing documents. */
export const DECIDE_DOCUMENTS = {
  id: "decide-documents",
  method: "POST",
  path: "/staff/document-requests/{requestId}/state",
  summary: "Notes that documents came, or accepts or refuses them; the player is told",
  audience: "staff",
  kind: "change",
  roles: OFFICERS,
  body: z.object({ state: z.enum(["received", "accepted", "refused"]) }),
  answer: DoneSchema,
  refusals: ["not-signed-in", "role-needed", "cross-site", "already-decided"],
} as const satisfies CallContract;
