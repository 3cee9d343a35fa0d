import { bindPath, segmentsOf } from "./pathPattern.ts";
import { RouteNotFound } from "./routeNotFound.ts";
import type { Route } from "./route.ts";
import { ROUTES, type RouteId } from "./table.ts";

export interface RouteMatch {
  readonly route: Route & { readonly id: RouteId };
  /** Path parameters by name (R2.52). */
  readonly params: Readonly<Record<string, string>>;
  /** The canonical path, for search engines and caches. */
  readonly canonicalPath: string;
}

interface Pattern {
  readonly route: Route & { readonly id: RouteId };
  readonly segments: readonly string[];
}

const exact = new Map<string, Route & { readonly id: RouteId }>();
const patterns: Pattern[] = [];
for (const route of ROUTES) {
  const full: Route & { readonly id: RouteId } = route;
  for (const path of [full.path, ...(full.aliases ?? [])]) {
    if (path.includes("{")) patterns.push({ route: full, segments: segmentsOf(path) });
    else exact.set(path, full);
  }
}

/** Fills a route's canonical path with its parameters. */
export function pathOf(route: Route, params: Readonly<Record<string, string>> = {}): string {
  return route.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`Route "${route.id}" needs the parameter "${name}".`);
    return encodeURIComponent(value);
  });
}

/**
 * Finds the route of a decoded path without trailing slash among the routes a brand has enabled.
 *
 * @throws {RouteNotFound} when no enabled route has the path (R8.05) or a parameter is malformed (R8.04).
 */
export function matchRoute(path: string, isEnabled: (id: RouteId) => boolean): RouteMatch {
  const fixed = exact.get(path);
  if (fixed && isEnabled(fixed.id)) return { route: fixed, params: {}, canonicalPath: fixed.path };
  const parts = path.slice(1).split("/");
  for (const { route, segments } of patterns) {
    const params = bindPath(segments, parts);
    if (!params || !isEnabled(route.id)) continue;
    for (const [name, pattern] of Object.entries(route.params ?? {})) {
      if (!pattern.test(params[name] ?? "")) throw new RouteNotFound("invalid", path);
    }
    return { route, params, canonicalPath: pathOf(route, params) };
  }
  throw new RouteNotFound("unmatched", path);
}
