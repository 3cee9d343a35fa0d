import { RouteRuleSchema, type RouteRule } from "@spilhus/contracts";
import type { Clock } from "@spilhus/lib";
import { and, asc, eq, ne } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import * as z from "zod";
import type { Brands, GatewayConfig } from "../config/index.ts";
import type { Queries } from "../database/index.ts";
import { brandOfCall, HttpError, parse, requireSignature } from "../http/index.ts";
import { limitVisitors, type RateLimiter } from "../limits/index.ts";
import { routeRules } from "./tables.ts";

export interface RouteRuleService {
  readonly db: Queries;
  readonly brands: Brands;
  readonly clock: Clock;
  readonly limiter: RateLimiter;
  readonly config: Pick<GatewayConfig, "managementSecret" | "rateLimits">;
}

/** Most rules of a brand: the edge keeps them all in memory. */
const MAX_RULES = 1_000;
const BASE = "/gateway/content/public/route-rules";

export const RouteRulesCallSchema = z.object({ brand: z.string() });
export const RouteRuleLookupSchema = z.object({
  brand: z.string(),
  path: z
    .string()
    .startsWith("/")
    .max(300)
    .regex(/^\P{Cc}*$/u, "must not hold control characters"),
});
/** Body of `PUT /management/spaces/{brand}/route-rules`; without `redirect` the rule of the path goes. */
export const RouteRuleChangeSchema = z.object({
  from: RouteRuleSchema.shape.from,
  redirect: z.nullable(RouteRuleSchema.shape.redirect),
});

type Row = typeof routeRules.$inferSelect;
const ruleOf = (row: Row): RouteRule => ({
  from: row.fromPath,
  redirect: { to: row.toPath, statusCode: row.statusCode },
});

/** Path without query or trailing slash, as rules are kept. */
const normal = (path: string) => path.split(/[?#]/, 1)[0]?.replace(/(?<=.)\/+$/, "") ?? path;

/** Redirects by path, for the edge (R2.54, R7.24). */
export async function routeRuleRoutes(server: FastifyInstance, service: RouteRuleService): Promise<void> {
  const { db, brands } = service;
  limitVisitors(server, service.limiter, { kind: "feeds", most: service.config.rateLimits.feedsPerMinute });

  server.get(BASE, async (request): Promise<{ rules: RouteRule[] }> => {
    const brand = brandOfCall(brands, request, parse(RouteRulesCallSchema, request.query, "query").brand);
    const rows = await db
      .select()
      .from(routeRules)
      .where(eq(routeRules.brand, brand.id))
      .orderBy(asc(routeRules.fromPath))
      .limit(MAX_RULES);
    return { rules: rows.map(ruleOf) };
  });

  server.get(`${BASE}/lookup`, async (request): Promise<{ rule: RouteRule | null }> => {
    const query = parse(RouteRuleLookupSchema, request.query, "query");
    const brand = brandOfCall(brands, request, query.brand);
    const [row] = await db
      .select()
      .from(routeRules)
      .where(and(eq(routeRules.brand, brand.id), eq(routeRules.fromPath, normal(query.path))));
    return { rule: row ? ruleOf(row) : null };
  });
}

/** The signed call that sets, changes or takes away the rule of a path. */
export async function routeRuleManagement(server: FastifyInstance, service: RouteRuleService): Promise<void> {
  const { db, brands, config, clock } = service;
  requireSignature(server, config.managementSecret, clock);

  server.put<{ Params: { brand: string } }>(
    "/management/spaces/:brand/route-rules",
    async (request): Promise<{ rule: RouteRule | null }> => {
      const { brand } = request.params;
      if (!brands.has(brand)) throw new HttpError(404, "unknown-brand", `There is no brand "${brand}".`);
      const { from, redirect } = parse(RouteRuleChangeSchema, request.body, "body");
      const fromPath = normal(from);
      if (redirect === null) {
        await db
          .delete(routeRules)
          .where(and(eq(routeRules.brand, brand), eq(routeRules.fromPath, fromPath)));
        return { rule: null };
      }
      if (redirect.to.startsWith("//")) {
        throw new HttpError(400, "invalid-request", "body.redirect.to: must be a path of this site.");
      }
      if (normal(redirect.to) === fromPath) {
        throw new HttpError(400, "invalid-request", "body.redirect.to: a path cannot redirect to itself.");
      }
      const others = and(eq(routeRules.brand, brand), ne(routeRules.fromPath, fromPath));
      if ((await db.$count(routeRules, others)) >= MAX_RULES) {
        throw new HttpError(
          409,
          "too-many-rules",
          `A brand has at most ${MAX_RULES} rules; take one away first.`,
        );
      }
      const values = { toPath: redirect.to, statusCode: redirect.statusCode };
      await db
        .insert(routeRules)
        .values({ brand, fromPath, ...values })
        .onConflictDoUpdate({ target: [routeRules.brand, routeRules.fromPath], set: values });
      return { rule: { from: fromPath, redirect } };
    },
  );
}
