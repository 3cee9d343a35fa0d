import { LOCALES, type RegisteredBrand } from "@spilhus/contracts";
import { pageExperiments, type PageExperiments } from "@spilhus/experiments";
import { matchRoute, ROUTE_IDS, type RouteId, type RouteMatch } from "@spilhus/routes";
import type { Upstream } from "../upstream/index.ts";

/** One brand of this edge. */
export interface Site {
  readonly brand: RegisteredBrand;
  readonly app: Upstream;
  /** `Host` of requests to the app, whichever name the visitor used: all names share answers. */
  readonly canonicalHost: string;
  /**
   * The page of this brand at a decoded path.
   *
   * @throws {RouteNotFound}
   */
  match(path: string): RouteMatch;
  experimentsOf(id: RouteId): PageExperiments;
}

/**
 * @param match finds a page by its path in the route table
 * @throws {TypeError} when the experiments of a page are malformed or make more than 10 contexts
 */
export function createSite(
  brand: RegisteredBrand,
  app: Upstream,
  match: typeof matchRoute = matchRoute,
): Site {
  const enabled = new Set(brand.enabledRoutes);
  const locales = LOCALES.filter((locale) => brand.locales.includes(locale));
  const experiments = new Map<RouteId, PageExperiments>();
  for (const id of ROUTE_IDS) {
    const rows = brand.experiments.filter(({ routes }) => routes.includes(id));
    experiments.set(id, pageExperiments(`${brand.id}/${id}`, locales, rows));
  }
  const none = pageExperiments(brand.id, locales, []);
  return {
    brand,
    app,
    canonicalHost: brand.domains.production[0] ?? brand.domains.local[0] ?? "",
    match: (path) => match(path, (id) => enabled.has(id)),
    experimentsOf: (id) => experiments.get(id) ?? none,
  };
}
