/** What each digit counts in the check of a CPR number, which every number met until 2007. */
const WEIGHTS = [4, 3, 2, 7, 6, 5, 4, 3, 2, 1] as const;

const meetsCheck = (cpr: string) =>
  WEIGHTS.reduce((sum, weight, place) => sum + weight * Number(cpr[place]), 0) % 11 === 0;

/**
 * Whether a CPR number, ten digits, cannot be a real person's: it does not meet the check, and no number without it has
 * been given to anyone born on another day than 1 January, the only birthdays whose numbers have run out
 * (CPR-kontoret, "Personnumre uden kontrolciffer").
 */
export const isFictional = (cpr: string): boolean => !meetsCheck(cpr) && !cpr.startsWith("0101");

/**
 * The same invented CPR number for the same person: their birthday, the century's and the sex's digit as in a real one,
 * and a check that fails.
 *
 * @param birthdate `YYYY-MM-DD`, not on 1 January
 * @throws {TypeError} for 1 January
 */
export function fictionalCpr(birthdate: string, sex: "female" | "male"): string {
  const [year = "", month = "", day = ""] = birthdate.split("-");
  const birthday = day + month + year.slice(2);
  // 0 to 3 in the seventh place is a birth of the 20th century, 4 one of the 21st until 2036; an even last digit a woman's.
  const first = (Number(year) >= 2000 ? 4_000 : 1_000) + (sex === "female" ? 0 : 1);
  const found = [first, first + 2]
    .map((serial) => birthday + String(serial).padStart(4, "0"))
    .find(isFictional);
  if (found === undefined) throw new TypeError(`Nobody invented may be born on ${birthdate}.`);
  return found;
}
