/** Weights of the digits in the modulus 11 check, which every CPR number passed until 2007. */
const WEIGHTS = [4, 3, 2, 7, 6, 5, 4, 3, 2, 1] as const;

const passesCheck = (cpr: string) =>
  WEIGHTS.reduce((sum, weight, place) => sum + weight * Number(cpr[place]), 0) % 11 === 0;

/**
 * Whether a CPR number, ten digits, cannot belong to a real person: it fails the check, and only people born on
 * 1 January have been given numbers that fail it, because numbers have run out for no other birthday (CPR-kontoret,
 * "Personnumre uden kontrolciffer").
 */
export const isFictional = (cpr: string): boolean => !passesCheck(cpr) && !cpr.startsWith("0101");

/**
 * Derives an invented CPR number: birthday and the digits for century and sex are as in a real number, but the check
 * fails.
 *
 * @param birthdate `YYYY-MM-DD`, not on 1 January
 * @throws {TypeError} for 1 January
 */
export function fictionalCpr(birthdate: string, sex: "female" | "male"): string {
  const [year = "", month = "", day = ""] = birthdate.split("-");
  const birthday = day + month + year.slice(2);
  // A seventh digit of 0 to 3 means born in the 20th century, 4 in the 21st until 2036; women have an even last digit.
  const first = (Number(year) >= 2000 ? 4_000 : 1_000) + (sex === "female" ? 0 : 1);
  const found = [first, first + 2]
    .map((serial) => birthday + String(serial).padStart(4, "0"))
    .find(isFictional);
  if (found === undefined)
    throw new TypeError(`There is no invented CPR number for the birthday ${birthdate}.`);
  return found;
}
