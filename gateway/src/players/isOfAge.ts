import type { RegisteredBrand } from "@spilhus/contracts";
import { dayIn, dutiesOn } from "../compliance/index.ts";

/** Whether a person is old enough to play, on the day it is in the brand's zone. */
export function isOfAge(
  birthdate: string,
  now: Date,
  brand: Pick<RegisteredBrand, "duties" | "timezone">,
): boolean {
  const today = dayIn(brand.timezone, now);
  const [year = 0, month = 0, day = 0] = birthdate.split("-").map(Number);
  const { years } = dutiesOn(brand, now).minimumAge;
  const pad = (part: number, length: number) => String(part).padStart(length, "0");
  // Born on 29 February: of age on 1 March of a common year, which a comparison of text gives.
  return `${pad(year + years, 4)}-${pad(month, 2)}-${pad(day, 2)}` <= today;
}
