import type { BrandDefinition } from "@spilhus/brand";
import { dutiesAt, type Duties } from "@spilhus/jurisdiction";

/** The legal constants that apply to the brand on the server's day in the brand's zone. */
export function brandDuties(brand: BrandDefinition, now: Date): Duties {
  return dutiesAt(brand, now);
}
