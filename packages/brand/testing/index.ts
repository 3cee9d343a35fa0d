export { testBrand } from "./testBrand.ts";
export { TEST_BRAND_PARTS } from "./testBrandParts.ts";
