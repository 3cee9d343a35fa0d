import type { BrandDefinition } from "@spilhus/brand";
import { parsePageContext } from "@spilhus/experiments";
import { pathOf, routeById, type RouteId } from "@spilhus/routes";
import { draftMode } from "next/headers";
import { openRequest } from "./openRequest.ts";
import { pageQuery } from "./pageQuery.ts";
import type { PageRequest } from "./pageRequest.ts";

/**
 * Turns the parameters of an internal address into a page request.
 *
 * @param params `ctx`, the route's own parameters, and `query` where the address carries one.
 * @returns `undefined` when the context, a parameter or the query could not have come from the edge.
 */
export async function readPageRequest(
  brand: BrandDefinition,
  routeId: RouteId,
  { ctx = "", query: segment = "", ...params }: Readonly<Record<string, string>>,
): Promise<PageRequest | undefined> {
  const context = parsePageContext(ctx);
  if (!context || !brand.locales.includes(context.locale)) return undefined;
  const route = routeById(routeId);
  for (const [name, pattern] of Object.entries(route.params ?? {})) {
    if (!pattern.test(params[name] ?? "")) return undefined;
  }
  const query = pageQuery(route, segment);
  if (!query) return undefined;
  const preview = (await draftMode()).isEnabled;
  return openRequest(brand, { ...context, params, query, path: pathOf(route, params), preview });
}
