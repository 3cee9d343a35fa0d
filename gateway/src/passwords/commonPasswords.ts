import { PASSWORD_MIN_LENGTH, PASSWORD_PARTS } from "@spilhus/contracts/validation";

/** Ignores case, and symbols at both ends, because they do not make a password harder to guess. */
const bare = (password: string): string =>
  password
    .normalize("NFC")
    .toLowerCase()
    .replaceAll(/^[^\p{L}\p{Nd}]+|[^\p{L}\p{Nd}]+$/gu, "");

/** Whether a word of the list, with capitals added, satisfies R5.02. */
const canBeChosen = (word: string): boolean =>
  word.length >= PASSWORD_MIN_LENGTH && PASSWORD_PARTS.digit.test(word) && /\p{L}.*\p{L}/u.test(word);

let read: Promise<ReadonlySet<string>> | undefined;

/**
 * The most common leaked passwords that R5.02 does not refuse anyway, in lower case. Loaded when the first password is
 * set, because most processes never need it.
 */
export const commonPasswords = (): Promise<ReadonlySet<string>> =>
  (read ??= import("@zxcvbn-ts/language-common").then(
    ({ dictionary }) => new Set(dictionary["passwords-common"].map(bare).filter(canBeChosen)),
  ));

/** Whether a password is a common one (ASVS 5.0 6.2.4). */
export const isCommon = async (password: string): Promise<boolean> =>
  (await commonPasswords()).has(bare(password));
