import * as z from "zod";

/** An account at the provider, and where its events are sent. */
export const MerchantSchema = z.object({
  /** The provider's id in the gateway. */
  id: z.string().min(1),
  key: z.string().min(16),
  /** Secret of Standard Webhooks. */
  hookSecret: z.string().startsWith("whsec_"),
  hook: z.object({
    /** Server that is called, because names below `localhost` need not resolve. */
    address: z.url(),
    /** Host that the call names. */
    host: z.string().min(1),
    path: z.string().startsWith("/"),
  }),
  /** Takes the money when the player approves, as banks do; otherwise the merchant captures. */
  takesAtOnce: z.boolean(),
});
export type Merchant = z.infer<typeof MerchantSchema>;
