import type { BrandDefinition } from "@spilhus/brand";

/** The brand's logo as its header and footer need it; every brand gives `logo.svg` of the same drawn height. */
export function logoOf(brand: BrandDefinition, alt: string) {
  return { src: "/brand/logo.svg", width: 160, height: 32, alt };
}
