import { redirectTarget } from "@spilhus/lib";
import { pathRedirect } from "@spilhus/routes";
import { encodePath, type Exchange } from "../request/index.ts";
import type { RouteRules } from "./routeRules.ts";

export interface Redirection {
  readonly status: 301 | 302 | 307 | 308;
  readonly location: string;
}

/**
 * Where a visitor must go instead, in one step: the address as it should be written (R2.22, R2.54), or what an editor
 * has set for it (R7.24). The query goes along, the router's own marker in it too.
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
