import type { RouteRule } from "@spilhus/contracts";
import { FIND_ROUTE_RULE, LIST_ROUTE_RULES } from "@spilhus/contracts/content";
import { SET_ROUTE_RULE } from "@spilhus/contracts/management";
import { and, asc, eq, ne } from "drizzle-orm";
import { defineServiceCall, type DefinedServiceCall } from "../calls/index.ts";
import { routeRules } from "./tables.ts";

/** Most rules of a brand: the edge keeps them all in memory. */
const MAX_RULES = 1_000;

type Row = typeof routeRules.$inferSelect;
const ruleOf = (row: Row): RouteRule => ({
  from: row.fromPath,
  redirect: { to: row.toPath, statusCode: row.statusCode },
});

/** Path without query or trailing slash, as rules are kept. */
const normal = (path: string) => path.split(/[?#]/, 1)[0]?.replace(/(?<=.)\/+$/, "") ?? path;

const list = defineServiceCall(LIST_ROUTE_RULES, async ({ services: { db }, brand }) => {
  const rows = await db
    .select()
    .from(routeRules)
    .where(eq(routeRules.brand, brand.id))
    .orderBy(asc(routeRules.fromPath))
    .limit(MAX_RULES);
  return { rules: rows.map(ruleOf) };
});

const find = defineServiceCall(FIND_ROUTE_RULE, async ({ services: { db }, brand, query }) => {
  const [row] = await db
    .select()
    .from(routeRules)
    .where(and(eq(routeRules.brand, brand.id), eq(routeRules.fromPath, normal(query.path))));
  return { rule: row ? ruleOf(row) : null };
});

const set = defineServiceCall(SET_ROUTE_RULE, async ({ services: { db }, brand, body, refuse }) => {
  const { from, redirect } = body;
  const fromPath = normal(from);
  if (redirect === null) {
    await db.delete(routeRules).where(and(eq(routeRules.brand, brand.id), eq(routeRules.fromPath, fromPath)));
    return { rule: null };
  }
  if (redirect.to.startsWith("//")) {
    throw refuse("invalid-request", "body.redirect.to: must be a path of this site.");
  }
  if (normal(redirect.to) === fromPath) {
    throw refuse("invalid-request", "body.redirect.to: a path cannot redirect to itself.");
  }
  const others = and(eq(routeRules.brand, brand.id), ne(routeRules.fromPath, fromPath));
  if ((await db.$count(routeRules, others)) >= MAX_RULES) {
    throw refuse("too-many-rules", `A brand has at most ${MAX_RULES} rules; take one away first.`);
  }
  const values = { toPath: redirect.to, statusCode: redirect.statusCode };
  await db
    .insert(routeRules)
    .values({ brand: brand.id, fromPath, ...values })
    .onConflictDoUpdate({ target: [routeRules.brand, routeRules.fromPath], set: values });
  return { rule: { from: fromPath, redirect } };
});

/** Redirects by path: read by the edge (R2.54, R7.24), set by editors' tools. */
export const ROUTE_RULE_CALLS: readonly DefinedServiceCall[] = [list, find, set];
