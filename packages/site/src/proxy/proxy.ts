import type { BrandDefinition } from "@spilhus/brand";
import { EDGE_HEADER } from "@spilhus/contracts";
import {
  consentCookie,
  localeCookie,
  pageContext,
  pageExperiments,
  type PageExperiments,
} from "@spilhus/experiments";
import { parseCookies } from "@spilhus/lib";
import {
  internalPath,
  matchRoute,
  normaliseQuery,
  NOT_FOUND_PATH,
  pathRedirect,
  RouteNotFound,
} from "@spilhus/routes";
import { NextResponse, type NextRequest } from "next/server";

/**
 * What the edge does for a page, where no edge is in front: redirects, the page context, the internal address. Never
 * authorisation: the gateway decides that on every call.
 */
export function proxy(brand: BrandDefinition): (request: NextRequest) => NextResponse {
  const isEnabled = (id: string) => brand.enabledRoutes.some((enabled) => enabled === id);
  const experiments = new Map<string, PageExperiments>(
    brand.enabledRoutes.map((id) => [
      id,
      pageExperiments(
        id,
        brand.locales,
        brand.experiments.filter(({ routes }) => routes.some((route) => route === id)),
      ),
    ]),
  );
  return (request) => {
    const { pathname } = request.nextUrl;
    const cookies = parseCookies(request.headers.get("cookie") ?? "");
    const locale = localeCookie.read(cookies) ?? brand.locales[0] ?? "da";
    const rewrite = (path: string) => {
      const target = request.nextUrl.clone();
      target.pathname = path;
      target.search = "";
      const headers = new Headers(request.headers);
      // The rewritten address comes by here once more where Next takes it for another host's.
      headers.set(EDGE_HEADER, "1");
      return NextResponse.rewrite(target, { request: { headers } });
    };
    const moved = pathRedirect(pathname);
    if (moved !== undefined) {
      const target = request.nextUrl.clone();
      target.pathname = moved;
      return NextResponse.redirect(target, 308);
    }
    try {
      const match = matchRoute(pathname, isEnabled);
      const page = experiments.get(match.route.id);
      if (!page) return rewrite(`/${locale}${NOT_FOUND_PATH}`);
      const { context, assignments } = pageContext({
        locale,
        page,
        cookies,
        consent: consentCookie.read(cookies),
        loggedIn: false,
        now: Date.now(),
        random: Math.random,
      });
      const response = rewrite(
        internalPath(context, match, normaliseQuery(match.route, request.nextUrl.searchParams)),
      );
      for (const { setCookie } of assignments) response.headers.append("set-cookie", setCookie);
      return response;
    } catch (error) {
      if (error instanceof RouteNotFound) return rewrite(`/${locale}${NOT_FOUND_PATH}`);
      throw error;
    }
  };
}
