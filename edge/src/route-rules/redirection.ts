import { redirectTarget } from "@spilhus/lib";
import { pathRedirect } from "@spilhus/routes";
import { encodePath, type Exchange } from "../request/index.ts";
import type { RouteRules } from "./routeRules.ts";

export interface Redirection {
  readonly status: 301 | 302 | 307 | 308;
  readonly location: string;
}

/**
 * The redirect of an address, in one step: to its canonical form (R2.22, R2.54), or to the target of an editor's rule
 * (R7.24). The query is kept, including the router's marker.
 */
export function redirection(
  { site, path, search, origin }: Pick<Exchange, "site" | "path" | "search" | "origin">,
  rules: RouteRules,
): Redirection | undefined {
  const written = pathRedirect(path);
  const rule = rules.find(site.brand.id, written ?? path);
  const target = rule ? redirectTarget(rule.to, origin) : undefined;
  if (rule && target !== undefined) {
    return { status: rule.statusCode, location: target.includes("?") ? target : target + search };
  }
  return written === undefined ? undefined : { status: 308, location: encodePath(written) + search };
}
