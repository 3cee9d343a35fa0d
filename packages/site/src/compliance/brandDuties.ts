import { dutiesOn, type BrandDefinition, type Duties } from "@spilhus/brand";

/** `YYYY-MM-DD` of a moment in a zone; Swedish dates are written that way. */
const dayIn = (timeZone: string, now: Date) => new Intl.DateTimeFormat("sv-SE", { timeZone }).format(now);

/** The legal constants that apply to the brand on the server's day in the brand's zone. */
export function brandDuties(brand: BrandDefinition, now: Date): Duties {
  return dutiesOn(brand.compliance, dayIn(brand.timezone, now));
}
