import * as z from "zod/mini";

/** What a player has allowed, by channel. */
export const MarketingPermissionSchema = z.object({
  email: z.boolean(),
  sms: z.boolean(),
  phone: z.boolean(),
  push: z.boolean(),
});
export type MarketingPermission = z.infer<typeof MarketingPermissionSchema>;
