import { knownRouteById, mayBeGuarded, PLANNED_ROUTES, type KnownRouteId } from "@spilhus/routes";
import { keyPath } from "../../findings/keyPath.ts";
import type { Finding } from "../../findings/finding.ts";
import type { Known } from "./known.ts";
import type { ParsedBrand } from "../../brand-folder/parsedBrand.ts";
import { reporter } from "./reporter.ts";

const planned = PLANNED_ROUTES.map(({ id }): string => id);

/** Every guard exists, and its route is enabled or planned and may be guarded. */
export function guardsRule(brand: ParsedBrand, { guardIds }: Known): Finding[] {
  const { guards, enabledRoutes } = brand;
  if (!guards || !enabledRoutes) return [];
  const finding = reporter(brand, "guards", "guards");
  const enabled = new Set<string>([...enabledRoutes, ...planned]);
  return Object.entries(guards).flatMap(([route, ids]) => {
    const findings = (ids ?? []).flatMap((id, index) =>
      guardIds.includes(id)
        ? []
        : [finding(keyPath([route, index]), `"${id}" is not a guard. Use one of ${guardIds.join(", ")}.`)],
    );
    if (!enabled.has(route)) findings.push(finding(keyPath([route]), "is not enabled on this brand."));
    // The schema let no other key through.
    else if (!mayBeGuarded(knownRouteById(route as KnownRouteId)))
      findings.push(finding(keyPath([route]), "must stay open: it is help, or where visitors are sent."));
    return findings;
  });
}
