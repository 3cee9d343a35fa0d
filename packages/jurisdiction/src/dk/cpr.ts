const CPR = /^(\d{2})(\d{2})(\d{2})-?(\d{4})$/;

/** Whether the day exists in either century: the number has only two digits of the year. */
function isDay(day: number, month: number, year: number): boolean {
  return [1900 + year, 2000 + year].some((fullYear) => {
    const date = new Date(Date.UTC(fullYear, month - 1, day));
    return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  });
}

/**
 * Whether a text is a CPR number (the Danish civil registration number), `DDMMYY-XXXX` or without the hyphen. The last
 * digit is not checked: numbers issued since 2007 fail the old checksum.
 */
export function isCpr(text: string): boolean {
  const [, day, month, year] = CPR.exec(text) ?? [];
  return day !== undefined && isDay(Number(day), Number(month), Number(year));
}

/** What looks like a CPR number inside a text, as a pattern of a regular expression. */
export const CPR_PATTERN = String.raw`\d{6}-?\d{4}`;

/** A typed CPR number as {@link isCpr} reads it: without spaces, and any dash as a hyphen. */
export const typedCpr = (typed: string): string => typed.replaceAll(/\s/g, "").replaceAll(/[‐-―]/g, "-");

/** The ten digits of a CPR number. */
export const cprDigits = (cpr: string): string => cpr.replace("-", "");
