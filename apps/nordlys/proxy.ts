import { proxy as route } from "@spilhus/site/proxy";
import { brand } from "@spilhus/brand-nordlys";

/** Only without an edge in front, as on a developer's `next dev`: the edge has chosen the page already. */
export const config = {
  matcher: [{ source: "/((?!_next/|brand/|internal/).*)", missing: [{ type: "header", key: "x-edge" }] }],
};
export const proxy = route(brand);
