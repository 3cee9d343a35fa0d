import { LOCALE_TAGS } from "@spilhus/contracts";
import { routeById, type RouteId } from "@spilhus/routes";
import type { Metadata } from "next";
import type { PageDescription } from "../page-definition/pageDefinition.ts";
import type { PageRequest } from "../page-request/pageRequest.ts";

/** Metadata of a page: title, description, canonical address, link preview, robots. */
export function describePage(page: PageDescription, request: PageRequest, routeId: RouteId): Metadata {
  const { brand, origin, path, locale } = request;
  const image = page.image ?? "/brand/social.png";
  const { indexed, params, policyClass } = routeById(routeId);
  const isIndexed = indexed && request.query.size === 0;
  // The address of a player's own page may contain personal data or a secret.
  const isSecret = params !== undefined && policyClass !== "public";
  return {
    metadataBase: new URL(origin),
    title: page.title.includes(brand.name) ? page.title : `${page.title} – ${brand.name}`,
    description: page.description,
    ...(isSecret
      ? { referrer: "no-referrer" as const }
      : { alternates: { canonical: `${origin}${path === "/" ? "/" : path}` } }),
    robots: isIndexed ? { index: true, follow: true } : { index: false, follow: true },
    openGraph: {
      type: page.type ?? "website",
      siteName: brand.name,
      title: page.title,
      description: page.description,
      url: isSecret ? origin : `${origin}${path}`,
      locale: LOCALE_TAGS[locale].replace("-", "_"),
      images: [{ url: image }],
    },
    twitter: { card: "summary_large_image" },
    formatDetection: { telephone: false },
  };
}
