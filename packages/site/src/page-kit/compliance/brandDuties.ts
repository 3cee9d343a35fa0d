import { dayIn, dutiesOn, type BrandDefinition, type Duties } from "@spilhus/brand";

/** The legal constants that apply to the brand on the server's day in the brand's zone. */
export function brandDuties(brand: BrandDefinition, now: Date): Duties {
  return dutiesOn(brand.compliance, dayIn(brand.timezone, now));
}
