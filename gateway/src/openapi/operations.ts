import {
  CatalogueSchema,
  ErrorBodySchema,
  REFUSAL_STATUS,
  STANDING_PATH,
  StandingAnswerSchema,
  StandingQuestionSchema,
  GameSchema,
  JackpotsSchema,
  RouteRuleAnswerSchema,
  RouteRulesSchema,
  ScheduleSchema,
  SearchIndexSchema,
  StoriesAnswerSchema,
  StoryAnswerSchema,
  StoryChangeSchema,
  WinnersSchema,
  type CallContract,
  type RefusalCode,
} from "@spilhus/contracts";
import * as z from "zod";
import { StoryQuerySchema } from "../content/index.ts";
import { BrandCallSchema, CatalogueCallSchema, GameCallSchema, WinnersCallSchema } from "../games/index.ts";
import { RouteRuleChangeSchema, RouteRuleLookupSchema, RouteRulesCallSchema } from "../route-rules/index.ts";
import { EndedSessionsSchema, EndSessionsSchema } from "../session-management/index.ts";

/** One call of the gateway, as the document describes it. */
export interface Operation {
  readonly method: "get" | "post" | "put" | "delete";
  /** With `{name}` places; `{slug*}` may hold slashes. */
  readonly path: string;
  readonly summary: string;
  readonly access: "public" | "token" | "signed" | "session";
  readonly query?: z.core.$ZodType;
  readonly body?: z.core.$ZodType;
  /** Absent: the answer is a picture, a file, or where to go. */
  readonly answer?: z.core.$ZodType;
  /** The answer is an address to go to. */
  readonly redirects?: true;
  readonly errors: Readonly<Record<number, z.core.$ZodType>>;
}

const TokenSchema = z.object({ token: z.string().describe("Read token of the space") });
const StoryCallSchema = z.object({ ...TokenSchema.shape, ...StoryQuerySchema.shape });
const VendorMessage = z.object({ error: z.string() });
const VendorList = z.array(z.string());
const vendorErrors = { 401: VendorMessage, 422: VendorList, 429: VendorMessage };
const errors = (...statuses: readonly number[]) =>
  Object.fromEntries([400, 429, ...statuses].map((status) => [status, ErrorBodySchema]));

const ChangedStorySchema = z.object({
  uuid: z.string(),
  full_slug: z.string(),
  cv: z.int(),
  published: z.boolean(),
});
const EditableStorySchema = z.object({
  uuid: z.string(),
  full_slug: z.string(),
  name: z.string(),
  published: z.boolean(),
  content: z.unknown(),
});
const SpaceSchema = z.object({
  space: z.object({
    id: z.int(),
    name: z.string(),
    domain: z.string(),
    version: z.int(),
    language_codes: z.array(z.string()),
  }),
});

const content = (base: string): Operation[] => [
  {
    method: "get",
    path: `${base}/stories`,
    summary: "A page of stories (R7.21, R7.22, R7.23)",
    access: "token",
    query: StoryCallSchema,
    answer: StoriesAnswerSchema,
    errors: vendorErrors,
  },
  {
    method: "get",
    path: `${base}/stories/{slug*}`,
    summary: "One story by full slug, number or, with find_by=uuid, uuid",
    access: "token",
    query: StoryCallSchema,
    answer: StoryAnswerSchema,
    errors: { ...vendorErrors, 404: VendorList },
  },
  {
    method: "get",
    path: `${base}/spaces/me`,
    summary: "The space of a token with its cache version",
    access: "token",
    query: TokenSchema,
    answer: SpaceSchema,
    errors: { 401: VendorMessage, 429: VendorMessage },
  },
];

const games = "/gateway/games/public";
const rules = "/gateway/content/public/route-rules";
const feed = (name: string, summary: string, query: z.core.$ZodType, answer: z.core.$ZodType): Operation => ({
  method: "get",
  path: `${games}/${name}`,
  summary,
  access: "public",
  query,
  answer,
  errors: errors(404),
});

/** What any call about a player can be refused with, beside what its contract names. */
const COMMON: readonly RefusalCode[] = [
  "invalid-request",
  "unknown-brand",
  "wrong-brand",
  "duplicate-session",
  "restricted",
  "too-many-requests",
];

const ofContract = (contract: CallContract): Operation => {
  const { method, path, summary, audience, query, body, answer, kind, refusals } = contract;
  const statuses = [...COMMON, ...refusals].map((code) => [REFUSAL_STATUS[code], ErrorBodySchema] as const);
  return {
    // The document has methods in lower case, and an operation has no other ones than a contract.
    method: method.toLowerCase() as Operation["method"],
    path,
    summary,
    access: audience === "players" ? "session" : "public",
    ...(query ? { query } : {}),
    ...(body ? { body } : {}),
    ...(answer ? { answer } : {}),
    ...(kind === "navigation" ? { redirects: true } : {}),
    errors: Object.fromEntries(statuses),
  };
};

/** Every call of the gateway. A served route without a row here fails a test. */
const ROUTE_OPERATIONS: readonly Operation[] = [
  ...content("/v2/cdn"),
  ...content("/cdn"),
  {
    method: "post",
    path: "/management/spaces/{brand}/stories",
    summary: "Saves, publishes or withdraws a story",
    access: "signed",
    body: StoryChangeSchema,
    answer: ChangedStorySchema,
    errors: errors(401, 404, 409),
  },
  {
    method: "get",
    path: "/management/spaces/{brand}/stories/{slug*}",
    summary: "A story's draft with all translations",
    access: "signed",
    answer: EditableStorySchema,
    errors: errors(401, 404),
  },
  {
    method: "put",
    path: "/management/spaces/{brand}/route-rules",
    summary: "Sets the redirect of a path, or takes it away",
    access: "signed",
    body: RouteRuleChangeSchema,
    answer: RouteRuleAnswerSchema,
    errors: errors(401, 404, 409),
  },
  {
    method: "post",
    path: "/management/players/{brand}/end-sessions",
    summary: "Logs a customer out everywhere, or everybody (ASVS 5.0 7.4.5)",
    access: "signed",
    body: EndSessionsSchema,
    answer: EndedSessionsSchema,
    errors: errors(401, 404),
  },
  {
    method: "get",
    path: rules,
    summary: "All redirects of a brand",
    access: "public",
    query: RouteRulesCallSchema,
    answer: RouteRulesSchema,
    errors: errors(404),
  },
  {
    method: "get",
    path: `${rules}/lookup`,
    summary: "The redirect of a path (R7.24)",
    access: "public",
    query: RouteRuleLookupSchema,
    answer: RouteRuleAnswerSchema,
    errors: errors(404),
  },
  feed("catalogue", "A page of games with facets", CatalogueCallSchema, CatalogueSchema),
  feed("catalogue/{slug}", "One game", GameCallSchema, GameSchema),
  feed("search-index", "Every game, compact, for search in the browser", BrandCallSchema, SearchIndexSchema),
  feed("winners", "Net wins of the last 90 days, newest first", WinnersCallSchema, WinnersSchema),
  feed("jackpots", "Pots, largest first", BrandCallSchema, JackpotsSchema),
  feed("schedule", "Rounds of the next 24 hours", BrandCallSchema, ScheduleSchema),
  {
    method: "get",
    path: "/f/{space}/{size}/{hash}/{name}",
    summary: "An original picture",
    access: "public",
    errors: errors(404),
  },
  {
    method: "get",
    path: "/f/{space}/{size}/{hash}/{name}/m",
    summary: "A picture in its own size and a format for the web",
    access: "public",
    errors: errors(404, 503),
  },
  {
    method: "get",
    path: "/f/{space}/{size}/{hash}/{name}/m/{options*}",
    summary: "A picture resized, cropped, turned, filtered and encoded (R9.08)",
    access: "public",
    errors: errors(404, 503),
  },
  {
    method: "post",
    path: STANDING_PATH,
    summary: "Who is behind a session cookie, for the edge",
    access: "signed",
    body: StandingQuestionSchema,
    answer: StandingAnswerSchema,
    errors: errors(401, 404),
  },
];

/** Every operation of the gateway: its own routes, and the mounted calls by their contracts. */
export const operationsOf = (contracts: readonly CallContract[]): readonly Operation[] => [
  ...ROUTE_OPERATIONS,
  ...contracts.map(ofContract),
];
