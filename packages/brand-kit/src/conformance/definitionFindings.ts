import type { Finding } from "../findings/finding.ts";
import type { Known } from "./rules/known.ts";
import type { ParsedBrand } from "../brand-folder/parsedBrand.ts";
import { experimentsRule } from "./rules/experiments.ts";
import { guardsRule } from "./rules/guards.ts";
import { identityRule } from "./rules/identity.ts";
import { navigationRule } from "./rules/navigation.ts";

/** Checks that a brand must pass to be served at all: its files parse and agree with each other. */
export function definitionFindings(brand: ParsedBrand, known: Known): Finding[] {
  return [
    ...brand.findings,
    ...identityRule(brand, known),
    ...navigationRule(brand),
    ...guardsRule(brand, known),
    ...experimentsRule(brand, known),
  ];
}
