import type { BrandDefinition } from "@spilhus/brand";
import { DEFAULT_LOCALE, EDGE_HEADER } from "@spilhus/contracts";
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
  knownRouteOf,
  matchRoute,
  normaliseQuery,
  NOT_FOUND_PATH,
  pathRedirect,
  PAYMENT_UNAVAILABLE_PATH,
  RouteNotFound,
  UNAVAILABLE_PATH,
} from "@spilhus/routes";
import { NextResponse, type NextRequest } from "next/server";
import { siteConfig } from "@spilhus/page-kit/runtime-config";
import type { GatewayAccess } from "./fetchAccountStatus.ts";
import { checkAccess } from "./checkAccess.ts";

const PERSONAL = { "cache-control": "private, no-store" } as const;

/** The decoded path; undefined if it is not UTF-8, which the edge refuses too. */
function decoded(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
}

/**
 * Does the work of the edge when there is none: redirects, access checks, page context and internal address. It never
 * authorises data: the gateway does that on every call.
 *
 * @param access reads how to call the gateway; called with the first request
 */
export function proxy(
  brand: BrandDefinition,
  access: () => GatewayAccess = siteConfig,
): (request: NextRequest) => Promise<NextResponse> {
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
  return async (request) => {
    const { pathname } = request.nextUrl;
    const cookies = parseCookies(request.headers.get("cookie") ?? "");
    const locale = localeCookie.read(cookies) ?? brand.locales[0] ?? DEFAULT_LOCALE;
    const rewrite = (path: string, init?: { readonly status: number }) => {
      const target = request.nextUrl.clone();
      target.pathname = path;
      target.search = "";
      const headers = new Headers(request.headers);
      // Next passes the rewritten address through the proxy again if it takes it for another host's.
      headers.set(EDGE_HEADER, "1");
      return NextResponse.rewrite(target, { ...init, request: { headers } });
    };
    const moved = pathRedirect(pathname);
    if (moved !== undefined) {
      // Next's own URL class would add the trailing slash again.
      const target = new URL(request.nextUrl.href);
      target.pathname = moved;
      return NextResponse.redirect(target, 308);
    }
    const path = decoded(pathname);
    if (path === undefined) return new NextResponse(null, { status: 400 });
    const { search } = request.nextUrl;
    const decision = await checkAccess(brand, { path, search, headers: request.headers }, access());
    if (decision.action === "duplicate") return new NextResponse(null, { status: 400 });
    if (decision.action === "redirect") {
      return NextResponse.redirect(new URL(decision.to, request.nextUrl), { status: 307, headers: PERSONAL });
    }
    if (decision.action === "unavailable") {
      const isPayment = knownRouteOf(path)?.policyClass === "payment";
      return rewrite(`/${locale}${isPayment ? PAYMENT_UNAVAILABLE_PATH : UNAVAILABLE_PATH}`, { status: 503 });
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
        loggedIn: decision.loggedIn,
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
