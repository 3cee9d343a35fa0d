import * as z from "zod";
import { AdyenConfigSchema } from "./adyen/index.ts";
import { HostedPageConfigSchema } from "./hosted-page/index.ts";
import { MobilePayConfigSchema } from "./mobilepay/index.ts";

/** Stands in the path of webhooks and in the ledger's accounts. */
const ProviderIdSchema = z.string().regex(/^[a-z][a-z0-9-]{1,30}$/, "must be a provider id such as betaling");

const ProviderConfigSchema = z.discriminatedUnion("kind", [
  AdyenConfigSchema,
  HostedPageConfigSchema,
  MobilePayConfigSchema,
]);
export type ProviderConfig = z.infer<typeof ProviderConfigSchema>;

/** The payment providers of a gateway by their ids, each with the configuration of its kind of adapter. */
export const PaymentProvidersSchema = z.record(ProviderIdSchema, ProviderConfigSchema);
export type PaymentProvidersConfig = z.infer<typeof PaymentProvidersSchema>;
