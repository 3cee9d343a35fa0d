import * as z from "zod";
import { parseAnswer } from "../wire/index.ts";

export const CURRENCY = "DKK";

const Ore = z.int().min(0);

/** A payment as the provider's API answers it. Amounts are øre. */
export const PaymentSchema = z.object({
  id: z.string(),
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
  currency: z.string(),
  authorised: Ore,
  captured: Ore,
  refunded: Ore,
  chargedBack: Ore,
  authentication: z.enum(["challenge", "app", "bank", "none"]).nullable(),
  payer: z.object({ name: z.string().min(1) }).nullable(),
  instrument: z.object({ token: z.string().min(1), label: z.string() }).nullable(),
  changedAt: z.iso.datetime({ offset: true }),
  /** The page on which the player pays. */
  url: z.url(),
});

/** The page on which a player registers a payout account. */
export const AccountPageSchema = z.object({ url: z.url() });

/** A payout account, as far as it is registered. */
export const AccountSchema = z.discriminatedUnion("state", [
  z.object({ state: z.enum(["open", "refused"]) }),
  z.object({
    state: z.literal("verified"),
    token: z.string().min(1),
    label: z.string(),
    ownerName: z.string().min(1),
  }),
]);

export const PayoutSchema = z.object({
  id: z.string(),
  state: z.enum(["open", "paid", "returned", "refused"]),
  amount: Ore,
  currency: z.string(),
  reason: z.string().nullable(),
});

export const SettlementSchema = z.object({
  rows: z
    .array(
      z.object({
        reference: z.string(),
        kind: z.enum(["capture", "refund", "chargeback", "payout", "payout-returned"]),
        amount: Ore,
        currency: z.string(),
        at: z.iso.datetime({ offset: true }),
      }),
    )
    .max(10_000),
});

/** Body of a refusal: `code` is one of a few words, such as `already-captured`. */
const RefusalSchema = z.object({ code: z.string().regex(/^[a-z-]{1,60}$/) });

/** Why the provider refused. */
export const refusal = (text: string) => parseAnswer(RefusalSchema, text)?.code;

/** An answer whose body says nothing that is needed. */
export const AnythingSchema = z.object({});

/** Body of a webhook. */
export const EventSchema = z.object({
  type: z.string().regex(/^(?:payment|payout)\.[a-z-]{1,40}$/),
  timestamp: z.iso.datetime({ offset: true }),
  data: z.object({ id: z.string().min(1).max(100) }),
});
