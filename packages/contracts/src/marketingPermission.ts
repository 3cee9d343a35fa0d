import * as z from "zod/mini";

/** Ways a player may allow news and offers on. Nothing is allowed unless it was ticked. */
export const MARKETING_CHANNELS = ["email", "sms", "phone", "push"] as const;
export type MarketingChannel = (typeof MARKETING_CHANNELS)[number];

/** Days for which the question about news and offers is not repeated after "another day". */
export const MARKETING_POSTPONED_DAYS = 30;

export const MarketingPermissionSchema = z.object({
  email: z.boolean(),
  sms: z.boolean(),
  phone: z.boolean(),
  push: z.boolean(),
});
export type MarketingPermission = z.infer<typeof MarketingPermissionSchema>;

/** Answers of a visitor without an account, who has no address; `postponed` holds for a shorter time than the others. */
export const VISITOR_MARKETING_ANSWERS = ["given", "declined", "postponed"] as const;
export type VisitorMarketingAnswer = (typeof VISITOR_MARKETING_ANSWERS)[number];
