import { PASSWORD_MIN_LENGTH, PASSWORD_PARTS } from "@spilhus/contracts/validation";

/** Case, and marks before and after, make nothing of it harder to guess. */
const bare = (password: string): string =>
  password
    .normalize("NFC")
    .toLowerCase()
    .replaceAll(/^[^\p{L}\p{Nd}]+|[^\p{L}\p{Nd}]+$/gu, "");

/** Whether a word of the list is a password that R5.02 lets through, once letters of it are capital. */
const canBeChosen = (word: string): boolean =>
  word.length >= PASSWORD_MIN_LENGTH && PASSWORD_PARTS.digit.test(word) && /\p{L}.*\p{L}/u.test(word);

let read: Promise<ReadonlySet<string>> | undefined;

/**
 * The passwords people choose most, out of what was stolen elsewhere, as far as R5.02 does not refuse them anyway. All in
 * small letters. Read when the first password is set: most processes never need it.
 */
export const commonPasswords = (): Promise<ReadonlySet<string>> =>
  (read ??= import("@zxcvbn-ts/language-common").then(
    ({ dictionary }) => new Set(dictionary["passwords-common"].map(bare).filter(canBeChosen)),
  ));

/** Whether a password is one of those that are tried first (ASVS 5.0 6.2.4). */
export const isCommon = async (password: string): Promise<boolean> =>
  (await commonPasswords()).has(bare(password));
