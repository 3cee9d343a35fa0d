import * as z from "zod/mini";
import type { CallContract } from "../call-contract/index.ts";
import { RouteRuleAnswerSchema, RouteRuleSchema } from "../content/index.ts";

/** Without `redirect` the rule of the path is removed. */
export const SET_ROUTE_RULE = {
  id: "set-route-rule",
  method: "PUT",
  path: "/management/spaces/{brand}/route-rules",
  summary: "Sets the redirect of a path, or removes it",
  audience: "operator",
  kind: "change",
  limit: "management",
  body: z.object({
    from: RouteRuleSchema.shape.from,
    redirect: z.nullable(RouteRuleSchema.shape.redirect),
  }),
  answer: RouteRuleAnswerSchema,
  refusals: ["too-many-rules"],
} as const satisfies CallContract;
