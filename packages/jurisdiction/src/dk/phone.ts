export const DIALLING_CODE = "+45";

const NATIONAL = /^[2-9]\d{7}$/;
/** A country code and a number, at most 15 digits (ITU-T E.164); a Danish number has exactly eight after its code. */
const INTERNATIONAL = /^\+(?:45[2-9]\d{7}|(?!45)[1-9]\d{7,14})$/;

/** Whether a phone number is written as `+` and digits, as {@link phoneNumber} returns it. */
export const isPhoneNumber = (text: string): boolean => INTERNATIONAL.test(text);

/**
 * A typed phone number as `+` and digits. Spaces, hyphens, dots and brackets are removed, `00` becomes `+`, and eight
 * digits are a Danish number.
 *
 * @returns undefined if the text is no phone number
 */
export function phoneNumber(typed: string): string | undefined {
  const bare = typed.replaceAll(/[\s().-]/g, "").replace(/^00/, "+");
  const number = NATIONAL.test(bare) ? DIALLING_CODE + bare : bare;
  return isPhoneNumber(number) ? number : undefined;
}

/** What looks like a Danish number with its code inside a text, as a pattern of a regular expression. */
export const PHONE_PATTERN = String.raw`\+45(?: ?\d){8}`;

/** A Danish number without its code, which a field shows beside it; others stay as they are. */
export const withoutDiallingCode = (number: string): string =>
  number.startsWith(DIALLING_CODE) ? number.slice(DIALLING_CODE.length).trimStart() : number;
