/** The country codes of ITU-T E.164 of one and of two digits; all others have three. */
const COUNTRY_CODE = /^\+(1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})(\d+)$/;

/** Eight digits as Danes and their neighbours write them, in pairs; others in threes, and no digit alone at the end. */
const grouped = (digits: string): string =>
  (digits.length === 8 ? digits.match(/\d{2}/g) : digits.match(/\d{2}(?=\d{2}$)|\d{3}|\d+/g))?.join(" ") ??
  digits;

/**
 * A phone number to be read, such as `+45 12 34 56 78`.
 *
 * @param number `+` and digits, as `phoneNumber` writes it; else shown as it is
 */
export function formatPhone(number: string): string {
  const [, code, rest] = COUNTRY_CODE.exec(number) ?? [];
  return code !== undefined && rest !== undefined ? `+${code} ${grouped(rest)}` : number;
}
