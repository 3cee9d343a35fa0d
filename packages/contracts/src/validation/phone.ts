import type { Rule } from "./problem.ts";

const DANISH = /^[2-9]\d{7}$/;
/** A country code and a number, 15 digits at most (ITU-T E.164); a Danish one has exactly eight after its code. */
const INTERNATIONAL = /^\+(?:45[2-9]\d{7}|(?!45)[1-9]\d{7,14})$/;

/**
 * A typed phone number as `+` and digits: spaces, hyphens, dots and brackets go, `00` becomes `+`, eight digits are
 * Danish.
 *
 * @returns nothing when it is no phone number
 */
export function phoneNumber(typed: string): string | undefined {
  const bare = typed.replaceAll(/[\s().-]/g, "").replace(/^00/, "+");
  const number = DANISH.test(bare) ? `+45${bare}` : bare;
  return INTERNATIONAL.test(number) ? number : undefined;
}

export const phone: Rule = (value) => (phoneNumber(value) === undefined ? { id: "phoneInvalid" } : undefined);

/** A number that is already written as {@link phoneNumber} does it. */
export const writtenPhone: Rule = (value) => (INTERNATIONAL.test(value) ? undefined : { id: "phoneInvalid" });
