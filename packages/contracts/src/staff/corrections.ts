import * as z from "zod/mini";
import type { CallContract } from "../call-contract/index.ts";
import { DoneSchema, IsoTimeSchema, OreSchema } from "../values/index.ts";

/** Why a balance is corrected; the player is told this. */
export const CORRECTION_REASONS = ["wrong-amount", "booked-twice", "not-booked", "game-fault"] as const;
export const CORRECTION_KINDS = ["credit", "debit"] as const;
export const CORRECTION_STATES = ["proposed", "booked", "declined"] as const;

export const CorrectionSchema = z.object({
  id: z.uuid(),
  customerNumber: z.string(),
  brand: z.string(),
  /** `credit` adds to the player's cash, `debit` takes from it. */
  kind: z.enum(CORRECTION_KINDS),
  amountOre: OreSchema,
  reason: z.enum(CORRECTION_REASONS),
  /** For the staff alone. */
  note: z.string(),
  /** The movement that was wrong, by its receipt id. */
  movementId: z.nullable(z.uuid()),
  payoutNoteId: z.nullable(z.uuid()),
  state: z.enum(CORRECTION_STATES),
  /** Ids of members of staff. */
  proposedBy: z.string(),
  /** Their names; nothing for who is not known. */
  proposedByName: z.nullable(z.string()),
  proposedAt: IsoTimeSchema,
  decidedBy: z.nullable(z.string()),
  decidedByName: z.nullable(z.string()),
  decidedAt: z.nullable(IsoTimeSchema),
});
export type Correction = z.infer<typeof CorrectionSchema>;

const OF_FINANCE = { audience: "staff", roles: ["finance"] } as const;
const id = "/staff/corrections/{id}";

export const LIST_CORRECTIONS = {
  ...OF_FINANCE,
  id: "list-corrections",
  method: "GET",
  path: "/staff/corrections",
  summary: "Corrections of balances, newest first: the last 200 of a state",
  kind: "read",
  query: z.object({ state: z.prefault(z.enum(CORRECTION_STATES), "proposed") }),
  answer: z.object({ corrections: z.array(CorrectionSchema) }),
  refusals: ["not-signed-in", "role-needed"],
} as const satisfies CallContract;

export const PROPOSE_CORRECTION = {
  ...OF_FINANCE,
  id: "propose-correction",
  method: "POST",
  path: "/staff/corrections",
  summary: "Proposes to correct a player's balance; nothing is booked before somebody else confirms it",
  kind: "change",
  body: z.strictObject({
    /** Id of the correction, which each form has of its own: a form that is sent twice is one proposal. */
    id: z.uuid(),
    customerNumber: z.string().check(z.regex(/^\d{1,15}$/, "must be a customer number")),
    kind: z.enum(CORRECTION_KINDS),
    amountOre: z.int().check(z.minimum(1), z.maximum(1_000_000_000)),
    reason: z.enum(CORRECTION_REASONS),
    note: z.string().check(z.trim(), z.minLength(1), z.maxLength(500)),
    /** One of the two: the movement that was wrong, or the note of money that could not be booked. */
    movementId: z.optional(z.uuid()),
    payoutNoteId: z.optional(z.uuid()),
  }),
  answer: CorrectionSchema,
  refusals: ["not-signed-in", "role-needed", "cross-site", "not-found", "idempotency-key-reused"],
} as const satisfies CallContract;

export const CONFIRM_CORRECTION = {
  ...OF_FINANCE,
  id: "confirm-correction",
  method: "POST",
  path: `${id}/confirm`,
  summary: "Books a correction that somebody else has proposed",
  kind: "change",
  body: z.strictObject({}),
  answer: DoneSchema,
  refusals: [
    "not-signed-in",
    "role-needed",
    "cross-site",
    "not-found",
    "second-person-needed",
    "insufficient-funds",
  ],
} as const satisfies CallContract;

export const DECLINE_CORRECTION = {
  ...OF_FINANCE,
  id: "decline-correction",
  method: "POST",
  path: `${id}/decline`,
  summary: "Declines a proposed correction; who proposed it may do so too",
  kind: "change",
  body: z.strictObject({}),
  answer: DoneSchema,
  refusals: ["not-signed-in", "role-needed", "cross-site", "not-found"],
} as const satisfies CallContract;
