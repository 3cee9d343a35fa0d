import * as z from "zod";

/** `value` is in øre. */
const AmountSchema = z.object({ currency: z.string(), value: z.int().min(0) });

export const TokenSchema = z.object({
  access_token: z.string().min(1),
  /** Seconds, as text in the documented example. */
  expires_in: z.coerce.number().int().min(1),
});

export const CreatedSchema = z.object({ reference: z.string(), redirectUrl: z.url() });

export const AggregateSchema = z.object({
  authorizedAmount: AmountSchema,
  cancelledAmount: AmountSchema,
  capturedAmount: AmountSchema,
  refundedAmount: AmountSchema,
});

/** A payment, by the query for it. */
export const PaymentSchema = z.object({
  reference: z.string(),
  /** Stays `AUTHORIZED` after captures, refunds and cancellations: the amounts tell those. */
  state: z.enum(["CREATED", "AUTHORIZED", "ABORTED", "EXPIRED", "TERMINATED"]),
  amount: AmountSchema,
  aggregate: AggregateSchema,
  paymentMethod: z.object({ type: z.string() }),
  profile: z.object({ sub: z.string().optional() }).optional(),
  redirectUrl: z.url().optional(),
});
export type MobilePayPayment = z.infer<typeof PaymentSchema>;

/** The answer to a capture, a refund or a cancellation. */
export const AdjustmentSchema = z.object({ reference: z.string(), aggregate: AggregateSchema });

export const UserInfoSchema = z.object({ name: z.string().min(1) });

/** Body of a refusal (RFC 7807), with a numeric code for errors of the domain. */
export const ProblemSchema = z.object({
  extraDetails: z.array(z.object({ name: z.string(), reason: z.string() })).optional(),
});

/** Body of a webhook. It has no id of its own. */
export const WebhookSchema = z.object({
  msn: z.string(),
  reference: z.string().min(1).max(100),
  pspReference: z.string(),
  name: z.string().regex(/^[A-Z_]{1,40}$/),
  amount: AmountSchema,
  timestamp: z.string(),
  idempotencyKey: z.string().nullish(),
  success: z.boolean(),
});

/** Entries of the Report API for one day. Kinds that are not listed may come at any time. */
export const ReportSchema = z.object({
  /** The day is not closed: its report is not complete. */
  tryLater: z.boolean().optional(),
  cursor: z.string().nullish(),
  items: z.array(
    z.object({
      /** Its offset has no colon in the documented example. */
      time: z
        .string()
        .transform((text) => text.replace(/([+-]\d{2})(\d{2})$/, "$1:$2"))
        .pipe(z.iso.datetime({ offset: true })),
      entryType: z.string(),
      reference: z.string().nullish(),
      currency: z.string().optional(),
      /** Below 0 where money leaves. */
      amount: z.int(),
    }),
  ),
});
