import type { APIRequestContext } from "@playwright/test";
import { ROUTES, type Route } from "@spilhus/routes";
import { WISH } from "./generatedBrand.ts";

/** Account pages are for players only, so no sitemap lists them. */
const routes: readonly (Route & { readonly id: string })[] = ROUTES.filter(
  (route: Route) => route.audience === "everyone",
);
const isTaken = ({ feature }: Route) => !feature || WISH.features.some((taken) => taken === feature);

/** Routes that the brand's features include. */
export const TAKEN = routes.filter(isTaken);
/** Routes that the brand's features leave out. */
export const NOT_TAKEN = routes.filter((route) => !isTaken(route));

/** The fixed start of a route's path, such as `/blog/` of `/blog/{slug}`. */
export const stem = ({ path }: Route): string => path.split("{")[0] ?? path;

/** True when the path is a page of the route. */
export const isPageOf = (route: Route, path: string): boolean =>
  route.params ? path.startsWith(stem(route)) : path === route.path;

/** Paths of the brand's sitemap. */
export async function sitemapPaths(request: APIRequestContext): Promise<string[]> {
  const sitemap = await (await request.get("/sitemap.xml")).text();
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = ""]) => new URL(url).pathname);
}
