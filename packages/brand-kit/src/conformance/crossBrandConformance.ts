import type { BrandFolder } from "../brand-folder/brandFolder.ts";
import type { Finding } from "../findings/finding.ts";
import { parseBrand } from "../brand-folder/parsedBrand.ts";
import { domainsRule } from "./rules/domains.ts";

/** Checks between brands: no host belongs to two of them. */
export function crossBrandConformance(folders: readonly BrandFolder[]): Finding[] {
  return domainsRule(folders.map(parseBrand));
}
