import * as z from "zod/mini";

/** A redirect an editor has set for a path (R2.54, R7.24). */
export const RouteRuleSchema = z.object({
  /** Path without query or trailing slash. */
  from: z.string().check(z.startsWith("/"), z.maxLength(300)),
  redirect: z.object({
    /** Path on the same site. */
    to: z.string().check(z.startsWith("/"), z.maxLength(300)),
    statusCode: z.union([z.literal(301), z.literal(302), z.literal(307), z.literal(308)]),
  }),
});
export type RouteRule = z.infer<typeof RouteRuleSchema>;

/** `GET /gateway/content/public/route-rules/lookup?brand=&path=` */
export const RouteRuleAnswerSchema = z.object({ rule: z.nullable(RouteRuleSchema) });
/** `GET /gateway/content/public/route-rules?brand=`: all rules of a brand, for the edge's snapshot; at most 1,000. */
export const RouteRulesSchema = z.object({ rules: z.array(RouteRuleSchema) });
