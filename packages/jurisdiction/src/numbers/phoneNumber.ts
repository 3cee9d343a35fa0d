import type { JurisdictionId } from "../jurisdictions.ts";
import { NUMBER_RULES } from "./numberRules.ts";

/** A country code and a number, at most 15 digits (ITU-T E.164). */
const INTERNATIONAL = /^\+[1-9]\d{7,14}$/;

/** Whether a phone number is written as {@link phoneNumber} returns it. Known countries' numbers are checked in full. */
export const isPhoneNumber = (text: string): boolean =>
  INTERNATIONAL.test(text) &&
  Object.values(NUMBER_RULES).every(
    ({ phone: { diallingCode, national } }) =>
      !text.startsWith(diallingCode) || national.test(text.slice(diallingCode.length)),
  );

/**
 * A typed phone number as `+` and digits. Spaces, hyphens, dots and brackets are removed, `00` becomes `+`, and a number
 * without a country code is one of the jurisdiction.
 *
 * @returns undefined if the text is no phone number
 */
export function phoneNumber(typed: string, jurisdiction: JurisdictionId): string | undefined {
  const { diallingCode, national } = NUMBER_RULES[jurisdiction].phone;
  const bare = typed.replaceAll(/[\s().-]/g, "").replace(/^00/, "+");
  const number = national.test(bare) ? diallingCode + bare : bare;
  return isPhoneNumber(number) ? number : undefined;
}

/** A number of the jurisdiction without its code, which a field shows beside it; others stay as they are. */
export function withoutDiallingCode(number: string, jurisdiction: JurisdictionId): string {
  const { diallingCode } = NUMBER_RULES[jurisdiction].phone;
  return number.startsWith(diallingCode) ? number.slice(diallingCode.length).trimStart() : number;
}
