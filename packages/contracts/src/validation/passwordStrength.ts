import { characters, newPassword, PASSWORD_MIN_LENGTH, PASSWORD_PARTS } from "./password.ts";

export const PASSWORD_LEVELS = ["none", "weak", "fair", "good", "strong"] as const;
export type PasswordLevel = (typeof PASSWORD_LEVELS)[number];

/** What the meter shows: how strong, and which of the rules are met so far. */
export interface PasswordStrength {
  readonly level: PasswordLevel;
  readonly met: Readonly<Record<"length" | keyof typeof PASSWORD_PARTS, boolean>>;
}

/** Characters that tell something new: neither the one before again, nor its neighbour in a row such as `abc` or `321`. */
function tellingCharacters(value: string): number {
  const codes = [...value].map((character) => character.codePointAt(0) ?? 0);
  const steps = codes.map((code, index) => code - (codes[index - 1] ?? Number.NaN));
  return steps.filter((step, index) => {
    const isRow = Math.abs(step) <= 1 && (step === 0 || step === steps[index - 1]);
    return !isRow;
  }).length;
}

/**
 * How strong a new password is. Weak until the rules of R5.02 are met; then it is length that counts, of what is
 * neither repeated nor a row. The gateway decides by the rules alone.
 */
export function passwordStrength(value: string): PasswordStrength {
  const met = {
    length: characters(value) >= PASSWORD_MIN_LENGTH,
    digit: PASSWORD_PARTS.digit.test(value),
    uppercase: PASSWORD_PARTS.uppercase.test(value),
    lowercase: PASSWORD_PARTS.lowercase.test(value),
  };
  if (value === "") return { level: "none", met };
  if (newPassword(value)) return { level: "weak", met };
  const telling = tellingCharacters(value);
  const level =
    telling >= 16 ? "strong" : telling >= 12 ? "good" : telling >= PASSWORD_MIN_LENGTH ? "fair" : "weak";
  return { level, met };
}
