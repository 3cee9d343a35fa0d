import * as z from "zod/mini";

/** Ways a player may allow news and offers on. Nothing is allowed unless it was ticked. */
export const MARKETING_CHANNELS = ["email", "sms", "phone", "push"] as const;
export type MarketingChannel = (typeof MARKETING_CHANNELS)[number];

export const MarketingPermissionSchema = z.object({
  email: z.boolean(),
  sms: z.boolean(),
  phone: z.boolean(),
  push: z.boolean(),
});
export type MarketingPermission = z.infer<typeof MarketingPermissionSchema>;
