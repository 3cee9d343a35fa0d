import * as z from "zod/mini";
import { BrandIdSchema } from "./brandId.ts";
import { IsoTimeSchema } from "./isoTime.ts";
import { CheckResultSchema } from "./restrictions.ts";

/** Signed call of the edge to the gateway: who is behind a session cookie, before any page is served. */
export const STANDING_PATH = "/internal/standing";

export const StandingQuestionSchema = z.object({
  brand: BrandIdSchema,
  /** The cookie's value as it came; nothing is also asked for nobody. */
  session: z.nullable(z.string().check(z.maxLength(4_096))),
});
export type StandingQuestion = z.infer<typeof StandingQuestionSchema>;

/** What decides about pages: audience, restriction and guards. Asking moves no end of a session. */
export const StandingAnswerSchema = z.discriminatedUnion("loggedIn", [
  z.object({ loggedIn: z.literal(false) }),
  z.object({
    loggedIn: z.literal(true),
    checkResult: z.nullable(CheckResultSchema),
    withinLimits: z.boolean(),
    hasVerifiedEid: z.boolean(),
    isWithdrawalBlocked: z.boolean(),
    loggedInAt: IsoTimeSchema,
    expiresAt: IsoTimeSchema,
  }),
]);
export type StandingAnswer = z.infer<typeof StandingAnswerSchema>;
