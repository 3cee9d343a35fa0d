/**
 * Whether a person has reached an age. Someone born on 29 February does so on 1 March of a common year.
 *
 * @param birthdate `YYYY-MM-DD`
 * @param day legal day, `YYYY-MM-DD`
 */
export function hasReachedAge(birthdate: string, years: number, day: string): boolean {
  const [year = "", ...monthAndDay] = birthdate.split("-");
  const birthday = [String(Number(year) + years).padStart(4, "0"), ...monthAndDay].join("-");
  // Compared as text, 29 February of a common year lies between 28 February and 1 March.
  return birthday <= day;
}
