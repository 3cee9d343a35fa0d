import type { Rule } from "./problem.ts";

/** Fewest characters of a password (R5.02, R5.03, R9.05). */
export const PASSWORD_MIN_LENGTH = 8;
/** Most characters: far above any passphrase, and little enough to hash. */
export const PASSWORD_MAX_LENGTH = 256;

/** Characters as people count them; `length` counts some twice. */
export const characters = (value: string): number => [...value].length;

/** What a new password must have besides its length (R5.02), in any script: `Ø` is a capital letter. */
export const PASSWORD_PARTS = {
  digit: /\p{Nd}/u,
  uppercase: /\p{Lu}/u,
  lowercase: /\p{Ll}/u,
} as const;

/** A password to be set: at least 8 characters with a digit, an uppercase and a lowercase letter (R5.02). */
export const newPassword: Rule = (value) => {
  const length = characters(value);
  if (length > PASSWORD_MAX_LENGTH) return { id: "passwordTooLong", values: { max: PASSWORD_MAX_LENGTH } };
  const isMet =
    length >= PASSWORD_MIN_LENGTH && Object.values(PASSWORD_PARTS).every((part) => part.test(value));
  return isMet ? undefined : { id: "passwordInvalid" };
};

/** A password that was set once: only its length is looked at (R5.03), since older ones may lack the rest. */
export const existingPassword: Rule = (value) =>
  characters(value) < PASSWORD_MIN_LENGTH
    ? { id: "passwordTooShort", values: { min: PASSWORD_MIN_LENGTH } }
    : undefined;
