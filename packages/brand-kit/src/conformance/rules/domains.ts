import { LOCAL_STACK_HOSTS } from "@spilhus/contracts";
import type { Finding } from "../../findings/finding.ts";
import type { ParsedBrand } from "../../brand-folder/parsedBrand.ts";
import { reporter } from "./reporter.ts";

/** A host belongs to one brand, because the edge finds the brand by it. No brand has a local stack's own hosts. */
export function domainsRule(brands: readonly ParsedBrand[]): Finding[] {
  const owners = new Map<string, string>();
  const findings: Finding[] = [];
  for (const brand of brands) {
    const finding = reporter(brand, "identity", "domains");
    for (const kind of ["production", "local"] as const) {
      for (const [index, host] of (brand.identity?.domains[kind] ?? []).entries()) {
        const owner = owners.get(host);
        const reserved = LOCAL_STACK_HOSTS.get(host);
        if (reserved !== undefined) {
          findings.push(
            finding(`domains.${kind}[${index}]`, `"${host}" is where a local stack has its ${reserved}.`),
          );
        } else if (owner !== undefined) {
          findings.push(
            finding(`domains.${kind}[${index}]`, `"${host}" already belongs to brands/${owner}.`),
          );
        } else owners.set(host, brand.folder.id);
      }
    }
  }
  return findings;
}
