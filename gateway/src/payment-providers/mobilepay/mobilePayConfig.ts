import * as z from "zod";

const Key = z.string().min(8).max(200);
const Origin = z
  .url({ protocol: /^https?$/ })
  .refine((value) => new URL(value).origin === value, "must be an origin without path");

/** One sales unit at Vipps MobilePay, for its ePayment API. */
export const MobilePayConfigSchema = z.strictObject({
  kind: z.literal("mobilepay"),
  /** `https://api.vipps.no`, or `https://apitest.vipps.no` of a test account, which production refuses. */
  address: Origin,
  /** Origins of the landing pages, to which alone a browser is sent. */
  pages: z.array(Origin).min(1),
  clientId: Key,
  clientSecret: Key,
  subscriptionKey: Key,
  /** The merchant serial number (MSN) of the sales unit. */
  serialNumber: z.string().regex(/^\d{4,10}$/),
  /** Secrets of the registered webhooks; two during a rotation, the newer first. */
  hookSecrets: z.array(z.string().min(16).max(200)).min(1).max(2),
  /** Id of the ledger in the Report API; without it there is no settlement. */
  ledgerId: z
    .string()
    .regex(/^\w{1,40}$/)
    .optional(),
  minOre: z.int().min(1).default(1_000),
  maxOre: z.int().max(65_000_000).default(1_000_000),
});
export type MobilePayConfig = z.infer<typeof MobilePayConfigSchema>;
