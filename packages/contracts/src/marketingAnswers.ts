// No schema stands here: every page of a guest reads these, and zod would weigh 16 KB.
/** Ways a player may allow news and offers on. Nothing is allowed unless it was ticked. */
export const MARKETING_CHANNELS = ["email", "sms", "phone", "push"] as const;
export type MarketingChannel = (typeof MARKETING_CHANNELS)[number];

/** Days for which the question about news and offers is not repeated after "another day". */
export const MARKETING_POSTPONED_DAYS = 30;

/** Answers of a visitor without an account, who has no address; `postponed` holds for a shorter time than the others. */
export const VISITOR_MARKETING_ANSWERS = ["given", "declined", "postponed"] as const;
export type VisitorMarketingAnswer = (typeof VISITOR_MARKETING_ANSWERS)[number];
