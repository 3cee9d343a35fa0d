import * as z from "zod";

const Origin = z
  .url({ protocol: /^https?$/ })
  .refine((value) => new URL(value).origin === value, "must be an origin without path");

/** One merchant account at Adyen, for its Checkout API and its standard webhooks. */
export const AdyenConfigSchema = z.strictObject({
  kind: z.literal("adyen"),
  /** Production refuses `test`, and so does every webhook of the other environment. */
  environment: z.enum(["live", "test"]),
  /** With the version, such as `https://checkout-test.adyen.com/v71`. */
  address: z.url({ protocol: /^https?$/ }),
  /** Origins of the pages behind payment links, to which alone a browser is sent. */
  pages: z.array(Origin).min(1),
  /** `X-API-Key`. */
  key: z.string().min(20).max(500),
  merchantAccount: z.string().regex(/^\w{1,80}$/),
  /** HMAC keys of the webhook, in hexadecimal; two during a rotation, the newer first. */
  hookKeys: z
    .array(z.string().regex(/^[0-9A-Fa-f]{64}$/))
    .min(1)
    .max(2),
  /**
   * The report user, for the daily payment accounting report; without it, Adyen's days are not reconciled. The address is such
   * as `https://ca-live.adyen.com`.
   */
  reports: z
    .strictObject({
      address: Origin,
      user: z.string().regex(/^[^:]{1,200}$/, "must be a user's name without a colon"),
      password: z.string().min(8).max(200),
    })
    .optional(),
  methods: z.array(z.enum(["card", "mobilepay", "apple-pay"])).min(1),
  minOre: z.int().min(1).default(1_000),
  maxOre: z.int().max(100_000_000).default(5_000_000),
});
export type AdyenConfig = z.infer<typeof AdyenConfigSchema>;
