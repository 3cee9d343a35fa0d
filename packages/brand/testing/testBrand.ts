import { defineBrand, type BrandDefinition, type BrandParts } from "../src/index.ts";
import { TEST_BRAND_PARTS } from "./testBrandParts.ts";

/** A brand made for tests, so that no test depends on what a real brand says. Parts given replace its own. */
export function testBrand(parts: Partial<BrandParts> = {}): BrandDefinition {
  return defineBrand({ ...TEST_BRAND_PARTS, ...parts });
}
