import { keyPath } from "../../schema/keyPath.ts";
import type { Finding } from "../finding.ts";
import type { Known } from "../known.ts";
import type { ParsedBrand } from "../parsedBrand.ts";
import { reporter } from "../report.ts";

/** Every guard exists and stands on an enabled route. */
export function guardsRule(brand: ParsedBrand, { guardIds }: Known): Finding[] {
  const { guards, enabledRoutes } = brand;
  if (!guards || !enabledRoutes) return [];
  const finding = reporter(brand, "guards", "guards");
  const enabled = new Set<string>(enabledRoutes);
  return Object.entries(guards).flatMap(([route, ids]) => {
    const findings = (ids ?? []).flatMap((id, index) =>
      guardIds.includes(id)
        ? []
        : [finding(keyPath([route, index]), `"${id}" is not a guard. Use one of ${guardIds.join(", ")}.`)],
    );
    if (!enabled.has(route)) findings.push(finding(keyPath([route]), "is not enabled on this brand."));
    return findings;
  });
}
