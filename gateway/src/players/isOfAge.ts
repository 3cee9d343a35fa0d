import type { RegisteredBrand } from "@spilhus/contracts";
import { dutiesAt, hasReachedAge, legalDay } from "@spilhus/jurisdiction";

/** Whether a person is old enough to play, on the legal day of the brand's jurisdiction. */
export function isOfAge(
  birthdate: string,
  now: Date,
  brand: Pick<RegisteredBrand, "duties" | "jurisdiction">,
): boolean {
  return hasReachedAge(birthdate, dutiesAt(brand, now).minimumAge.years, legalDay(brand, now));
}
