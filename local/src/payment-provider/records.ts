import { LOCALES } from "@spilhus/contracts";
import { PAYMENT_METHODS } from "@spilhus/contracts/payments";
import * as z from "zod";

const Time = z.iso.datetime();
const Ore = z.int().min(0);

/** Something that happens to a record by itself. */
const DueSchema = z.object({
  at: Time,
  change: z.enum(["expire", "late-capture", "chargeback", "pay", "return"]),
});
export type DueChange = z.infer<typeof DueSchema>["change"];

export const PaymentRecordSchema = z.object({
  kind: z.literal("payment"),
  id: z.string(),
  merchant: z.string(),
  /** Unguessable part of the address of its page. */
  page: z.string(),
  method: z.enum(PAYMENT_METHODS),
  amount: Ore,
  currency: z.string(),
  locale: z.enum(LOCALES),
  merchantName: z.string(),
  returnUrl: z.url(),
  expiresAt: Time,
  changedAt: Time,
  state: z.enum([
    "open",
    "authorised",
    "captured",
    "declined",
    "cancelled",
    "expired",
    "challenge-failed",
    "voided",
    "refunded",
    "charged-back",
  ]),
  /** What the player typed on the first page; with it, the second page is shown. */
  payer: z.object({ name: z.string(), choice: z.string() }).nullable(),
  authentication: z.enum(["challenge", "app", "bank", "none"]).nullable(),
  authorised: Ore,
  captured: Ore,
  capturedAt: Time.nullable(),
  refunds: z.array(z.object({ id: z.string(), amount: Ore, at: Time })),
  chargedBack: Ore,
  chargedBackAt: Time.nullable(),
  due: z.array(DueSchema),
});
export type PaymentRecord = z.infer<typeof PaymentRecordSchema>;

export const AccountRecordSchema = z.object({
  kind: z.literal("account"),
  id: z.string(),
  merchant: z.string(),
  page: z.string(),
  locale: z.enum(LOCALES),
  returnUrl: z.url(),
  state: z.enum(["open", "verified", "refused"]),
  token: z.string(),
  label: z.string(),
  ownerName: z.string(),
});
export type AccountRecord = z.infer<typeof AccountRecordSchema>;

export const PayoutRecordSchema = z.object({
  kind: z.literal("payout"),
  id: z.string(),
  merchant: z.string(),
  account: z.string(),
  amount: Ore,
  currency: z.string(),
  state: z.enum(["open", "paid", "returned"]),
  reason: z.string().nullable(),
  paidAt: Time.nullable(),
  returnedAt: Time.nullable(),
  due: z.array(DueSchema),
});
export type PayoutRecord = z.infer<typeof PayoutRecordSchema>;

export const RecordSchema = z.discriminatedUnion("kind", [
  PaymentRecordSchema,
  AccountRecordSchema,
  PayoutRecordSchema,
]);
export type AnyRecord = z.infer<typeof RecordSchema>;

export const refundedOf = ({ refunds }: PaymentRecord): number =>
  refunds.reduce((sum, { amount }) => sum + amount, 0);
