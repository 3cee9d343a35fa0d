import { proxy as route } from "@spilhus/site/proxy";
import { brand } from "@spilhus/brand-solbanko";

/** Runs only without an edge in front, as in `next dev`: the edge has already chosen the page. */
export const config = {
  matcher: [{ source: "/((?!_next/|brand/|internal/).*)", missing: [{ type: "header", key: "x-edge" }] }],
};
export const proxy = route(brand);
