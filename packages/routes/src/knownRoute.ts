import { bindPath, segmentsOf } from "./pathPattern.ts";
import { KNOWN_ROUTES, type KnownRoute, type KnownRouteId } from "./plannedRoutes.ts";

const byId: ReadonlyMap<string, KnownRoute> = new Map(KNOWN_ROUTES.map((route) => [route.id, route]));
const exact = new Map<string, KnownRoute>();
/** Routes by their first segment, which is fixed text in each of them: every request looks a route up. */
const patterns = new Map<string, { readonly route: KnownRoute; readonly segments: readonly string[] }[]>();
for (const route of KNOWN_ROUTES) {
  for (const path of [route.path, ...(route.aliases ?? [])]) {
    if (!path.includes("{")) {
      exact.set(path, route);
      continue;
    }
    const segments = segmentsOf(path);
    const [first = ""] = segments;
    patterns.set(first, [...(patterns.get(first) ?? []), { route, segments }]);
  }
}

/** The row of an id, served or planned. Throws for an unknown id, which only a wrong cast can cause. */
export function knownRouteById(id: KnownRouteId): KnownRoute {
  const route = byId.get(id);
  if (!route) throw new Error(`There is no route "${id}".`);
  return route;
}

/**
 * The route a path belongs to, served or planned, on any brand. A path without a route, or with a malformed parameter,
 * has none: callers must then apply the strictest rule.
 *
 * @param path decoded path without query
 */
export function knownRouteOf(path: string): KnownRoute | undefined {
  const fixed = exact.get(path);
  if (fixed) return fixed;
  const end = path.indexOf("/", 1);
  const candidates = end === -1 ? undefined : patterns.get(path.slice(1, end));
  if (!candidates) return undefined;
  const parts = path.slice(1).split("/");
  for (const { route, segments } of candidates) {
    const params = bindPath(segments, parts);
    if (!params) continue;
    const sound = Object.entries(route.params ?? {}).every(([name, shape]) => shape.test(params[name] ?? ""));
    return sound ? route : undefined;
  }
  return undefined;
}
