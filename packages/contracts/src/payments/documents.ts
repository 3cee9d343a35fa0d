import * as z from "zod/mini";
import type { CallContract } from "../call-contract/index.ts";
import { IsoTimeSchema } from "../values/index.ts";
import { PAYMENTS } from "./base.ts";

/** Documents that a player can be asked for. */
export const DOCUMENT_KINDS = [
  "payslip",
  "bank-statement",
  "tax-statement",
  "identity",
  "account-owner",
] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

/**
 * What the documents are to show. A request never says more about why they were asked for.
 * - `source-of-funds`: where the money that was deposited comes from
 * - `identity`: who the player is
 * - `account-owner`: whose the payout account is
 */
export const DOCUMENT_REASONS = ["source-of-funds", "identity", "account-owner"] as const;
export type DocumentReason = (typeof DOCUMENT_REASONS)[number];

/**
 * States of a request. Documents are sent to customer service by secure mail: an officer notes that they came, looks at them
 * and decides.
 */
export const DOCUMENT_STATES = ["asked", "received", "accepted", "refused"] as const;
export type DocumentState = (typeof DOCUMENT_STATES)[number];

export const DocumentRequestSchema = z.object({
  id: z.uuid(),
  reason: z.enum(DOCUMENT_REASONS),
  kinds: z.array(z.enum(DOCUMENT_KINDS)),
  state: z.enum(DOCUMENT_STATES),
  askedAt: IsoTimeSchema,
  /** When they are wanted at the latest. */
  until: IsoTimeSchema,
});
export type DocumentRequest = z.infer<typeof DocumentRequestSchema>;

/** Requests of the last year, the latest first. */
export const LIST_DOCUMENT_REQUESTS = {
  id: "list-document-requests",
  method: "GET",
  path: `${PAYMENTS}/document-requests`,
  summary: "Documents that the player was asked for: which, what for, until when, and what became of them",
  audience: "player",
  kind: "read",
  answer: z.object({ requests: z.array(DocumentRequestSchema) }),
  refusals: ["not-signed-in", "restricted"],
} as const satisfies CallContract;
