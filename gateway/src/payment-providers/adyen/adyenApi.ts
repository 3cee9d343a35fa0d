import * as z from "zod";

/** A payment link. https://docs.adyen.com/api-explorer/Checkout/71/post/paymentLinks (read 2026-11-23) */
export const LinkSchema = z.object({
  id: z.string().min(1).max(100),
  url: z.url(),
  status: z.enum(["active", "completed", "expired", "paid", "paymentPending"]),
  reference: z.string(),
  amount: z.object({ value: z.int(), currency: z.string() }),
});

/** The answer to a modification, whose outcome comes by webhook. */
export const ModificationSchema = z.object({ status: z.literal("received"), pspReference: z.string() });

/** Body of a refusal. */
export const ErrorSchema = z.object({ errorCode: z.string().regex(/^\w{1,20}$/) });

/** One item of a standard webhook. Booleans and numbers of the envelope come as text. */
export const ItemSchema = z.object({
  additionalData: z.object({ hmacSignature: z.string() }),
  amount: z.object({ value: z.int().min(0), currency: z.string().max(10) }),
  eventCode: z.string().regex(/^[A-Z0-9_]{1,60}$/),
  merchantAccountCode: z.string(),
  merchantReference: z.string().max(100),
  originalReference: z.string().max(50).nullish(),
  pspReference: z.string().regex(/^[A-Z0-9]{1,40}$/),
  reason: z.string().nullish(),
  success: z.enum(["true", "false"]),
});
export type AdyenItem = z.infer<typeof ItemSchema>;

/** A standard webhook: a batch of items. */
export const WebhookSchema = z.object({
  live: z.enum(["true", "false"]),
  notificationItems: z
    .array(z.object({ NotificationRequestItem: ItemSchema }))
    .min(1)
    .max(100),
});
