import type { IdentityNumberRules } from "../law/index.ts";

const CPR = /^(\d{2})(\d{2})(\d{2})-?(\d{4})$/;

/** Whether the day exists in either century: the number has only two digits of the year. */
function isDay(day: number, month: number, year: number): boolean {
  return [1900 + year, 2000 + year].some((fullYear) => {
    const date = new Date(Date.UTC(fullYear, month - 1, day));
    return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  });
}

/** The last digit is not checked: numbers issued since 2007 fail the old checksum. */
function isCpr(text: string): boolean {
  const [, day, month, year] = CPR.exec(text) ?? [];
  return day !== undefined && isDay(Number(day), Number(month), Number(year));
}

/** CPR number, the Danish civil registration number: `DDMMYY-XXXX`, or without the hyphen. */
export const cpr: IdentityNumberRules = {
  isValid: isCpr,
  // Without spaces, and any dash as a hyphen.
  clean: (typed) => typed.replaceAll(/\s/g, "").replaceAll(/[‐-―]/g, "-"),
  plain: (number) => number.replace("-", ""),
  textPattern: String.raw`\d{6}-?\d{4}`,
};
