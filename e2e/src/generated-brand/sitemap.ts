import type { APIRequestContext } from "@playwright/test";
import { ROUTES, type Route } from "@spilhus/routes";
import { WISH } from "./generatedBrand.ts";

/** The pages of the account are for players alone. */
const routes: readonly (Route & { readonly id: string })[] = ROUTES.filter(
  (route: Route) => route.audience === "everyone",
);
const isTaken = ({ feature }: Route) => !feature || WISH.features.some((taken) => taken === feature);

/** Routes the brand has by its features. */
export const TAKEN = routes.filter(isTaken);
/** Routes it must not have. */
export const NOT_TAKEN = routes.filter((route) => !isTaken(route));

/** Where the pages of a route start, e.g. `/blog/` of `/blog/{slug}`. */
export const stem = ({ path }: Route): string => path.split("{")[0] ?? path;

/** Whether a path is a page of a route. */
export const isPageOf = (route: Route, path: string): boolean =>
  route.params ? path.startsWith(stem(route)) : path === route.path;

/** Paths of the brand's sitemap. */
export async function sitemapPaths(request: APIRequestContext): Promise<string[]> {
  const sitemap = await (await request.get("/sitemap.xml")).text();
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = ""]) => new URL(url).pathname);
}
