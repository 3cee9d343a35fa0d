import { PAYMENT_METHODS } from "@spilhus/contracts/payments";
import * as z from "zod";

/** An origin without path. */
export const OriginSchema = z
  .url({ protocol: /^https?$/ })
  .refine((value) => new URL(value).origin === value, "must be an origin without path");

/** A secret of Standard Webhooks: `whsec_` and 24 to 64 bytes as base64. */
const WebhookSecretSchema = z.string().regex(/^whsec_[A-Za-z0-9+/]{32,88}={0,2}$/);

/** One merchant account at a provider that speaks the hosted-page API. */
export const HostedPageConfigSchema = z.strictObject({
  kind: z.literal("hosted-page"),
  /** Where its API is called. */
  address: OriginSchema,
  /** Origin of its pages, to which alone a browser is sent. */
  pages: OriginSchema,
  /** `live_…`; `test_…` at a test account, which production refuses. */
  key: z.string().regex(/^(?:live|test)_[\w-]{16,200}$/),
  /** The secret that webhooks are signed with; two during a rotation, the newer first. */
  hookSecrets: z.array(WebhookSecretSchema).min(1).max(2),
  methods: z.array(z.enum(PAYMENT_METHODS)).min(1),
  /** Whether payments are authorised first; otherwise they are captured when the player approves. */
  hasCapture: z.boolean(),
  canPayOut: z.boolean(),
  minOre: z.int().min(1).default(1_000),
  maxOre: z.int().max(100_000_000).default(5_000_000),
  /** Time that a player has for a payment, in seconds. */
  payWithinSeconds: z.int().min(60).max(3_600).default(900),
});
export type HostedPageConfig = z.infer<typeof HostedPageConfigSchema>;
