import { LOCALES, MAX_PAGE_CONTEXTS } from "@spilhus/contracts";
import type { RouteId } from "@spilhus/routes";
import type { BrandExperiment } from "@spilhus/brand";
import type { Finding } from "../../findings/finding.ts";
import type { Known } from "./known.ts";
import type { ParsedBrand } from "../../brand-folder/parsedBrand.ts";
import { reporter } from "./reporter.ts";

/** The number of contexts of a route's page: its locales times the versions of each experiment on it. */
function contextsOf(route: RouteId, experiments: readonly BrandExperiment[]): number {
  return experiments
    .filter((experiment) => experiment.routes.includes(route))
    .reduce<number>((contexts, experiment) => contexts * experiment.versions.length, LOCALES.length);
}

/**
 * Experiments run on enabled routes, each once, and keep every page within ten contexts (R3.05). One that has ended
 * is a warning: everyone has version a, and no build turns red by calendar.
 */
export function experimentsRule(brand: ParsedBrand, { now }: Known): Finding[] {
  const { experiments, enabledRoutes } = brand;
  if (!experiments || !enabledRoutes) return [];
  const finding = reporter(brand, "experiments", "experiments");
  const findings: Finding[] = [];
  for (const [index, { name, routes, endsAt }] of experiments.entries()) {
    if (experiments.findIndex((other) => other.name === name) !== index) {
      findings.push(finding(`[${index}].name`, `"${name}" runs twice.`));
    }
    for (const [place, route] of routes.entries()) {
      if (enabledRoutes.includes(route)) continue;
      findings.push(finding(`[${index}].routes[${place}]`, `"${route}" is not enabled on this brand.`));
    }
    if (now.toISOString().slice(0, 10) >= endsAt) {
      findings.push(
        finding(
          `[${index}].endsAt`,
          `"${endsAt}" has passed: everyone has version a of "${name}". Remove it or set a new day.`,
          "warning",
        ),
      );
    }
  }
  for (const route of enabledRoutes) {
    const contexts = contextsOf(route, experiments);
    if (contexts <= MAX_PAGE_CONTEXTS) continue;
    findings.push(
      finding(
        "",
        `route "${route}" would have ${contexts} page contexts, at most ${MAX_PAGE_CONTEXTS} are allowed.`,
      ),
    );
  }
  return findings;
}
