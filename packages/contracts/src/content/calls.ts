import * as z from "zod/mini";
import type { CallContract } from "../call-contract/index.ts";
import { RouteRuleAnswerSchema, RouteRulesSchema } from "./routeRules.ts";
import { StoriesAnswerSchema, StoryAnswerSchema } from "./story.ts";
import { StoryQuerySchema } from "./storyQuery.ts";

const token = z.string().check(z.describe("Read token of the space"));
const StoryCallSchema = z.extend(StoryQuerySchema, { token });

/** The vendor's delivery API v2 (R7.21), which its client libraries call under either address. */
const DELIVERY = { method: "GET", audience: "reader", kind: "read", limit: "content", refusals: [] } as const;

export const LIST_STORIES = {
  ...DELIVERY,
  id: "list-stories",
  path: "/v2/cdn/stories",
  aliases: ["/cdn/stories"],
  summary: "A page of stories (R7.21, R7.22, R7.23)",
  query: StoryCallSchema,
  answer: StoriesAnswerSchema,
} as const satisfies CallContract;

export const GET_STORY = {
  ...DELIVERY,
  id: "get-story",
  path: "/v2/cdn/stories/{slug*}",
  aliases: ["/cdn/stories/{slug*}"],
  summary: "One story by full slug, number or, with find_by=uuid, uuid",
  query: StoryCallSchema,
  answer: StoryAnswerSchema,
} as const satisfies CallContract;

export const GET_SPACE = {
  ...DELIVERY,
  id: "get-space",
  path: "/v2/cdn/spaces/me",
  aliases: ["/cdn/spaces/me"],
  summary: "The space of a token with its cache version",
  query: z.object({ token }),
  answer: z.object({
    space: z.object({
      id: z.int(),
      name: z.string(),
      domain: z.string(),
      version: z.int(),
      language_codes: z.array(z.string()),
    }),
  }),
} as const satisfies CallContract;

const ROUTE_RULES = "/gateway/content/public/route-rules";

/** At most 1,000 rules: the edge keeps them all in memory. */
export const LIST_ROUTE_RULES = {
  id: "list-route-rules",
  method: "GET",
  path: ROUTE_RULES,
  summary: "All redirects of a brand",
  audience: "public",
  kind: "read",
  limit: "feed",
  query: z.object({ brand: z.string() }),
  answer: RouteRulesSchema,
  refusals: [],
} as const satisfies CallContract;

export const FIND_ROUTE_RULE = {
  id: "find-route-rule",
  method: "GET",
  path: `${ROUTE_RULES}/lookup`,
  summary: "The redirect of a path (R7.24)",
  audience: "public",
  kind: "read",
  limit: "feed",
  query: z.object({
    brand: z.string(),
    path: z
      .string()
      .check(z.startsWith("/"), z.maxLength(300), z.regex(/^\P{Cc}*$/u, "must not hold control characters")),
  }),
  answer: RouteRuleAnswerSchema,
  refusals: [],
} as const satisfies CallContract;

/** Every call of the content service. */
export const CONTENT_CALLS = [
  LIST_STORIES,
  GET_STORY,
  GET_SPACE,
  LIST_ROUTE_RULES,
  FIND_ROUTE_RULE,
] as const satisfies readonly CallContract[];
