import type { PageDescription } from "../page-definition/pageDefinition.ts";
import type { PageRequest } from "../page-request/pageRequest.ts";
import { breadcrumbs, organisation, type JsonLd } from "../structured-data/jsonLd.ts";

/** All structured data of a page: organisation, breadcrumbs, and the page's own. */
export function pageData(description: PageDescription, { brand, origin, t }: PageRequest): readonly JsonLd[] {
  const way = [{ name: t("shell.frontPage"), path: "/" }, ...description.crumbs];
  return [
    organisation(brand.name, origin, "/brand/social.png", brand.compliance.licensee),
    ...(description.crumbs.length > 0 ? [breadcrumbs(origin, way)] : []),
    ...(description.data ?? []),
  ];
}
