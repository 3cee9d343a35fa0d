import type { Rule } from "./problem.ts";

const CPR = /^(\d{2})(\d{2})(\d{2})-?(\d{4})$/;

/** Whether there was ever such a day: a year of two digits is of either century. */
function isDay(day: number, month: number, year: number): boolean {
  return [1900 + year, 2000 + year].some((full) => {
    const date = new Date(Date.UTC(full, month - 1, day));
    return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  });
}

/**
 * A Danish personal number as it is typed, `DDMMYY-XXXX` or without the hyphen. It is only ever matched, never kept.
 * Its last digit proves nothing: numbers since 2007 break the old checksum.
 */
export const cpr: Rule = (value) => {
  const [, day, month, year] = CPR.exec(value) ?? [];
  return day !== undefined && isDay(Number(day), Number(month), Number(year))
    ? undefined
    : { id: "cprInvalid" };
};
