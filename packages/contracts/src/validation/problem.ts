/**
 * What a rule of §5 can have against a value. Each is the name of its text in the messages, under `validation.`
 * (R5.06); a test of i18n finds one that has none.
 */
export const VALIDATION_PROBLEMS = [
  "invalid",
  "required",
  "emailRequired",
  "passwordRequired",
  "newPasswordRequired",
  "emailInvalid",
  "passwordInvalid",
  "passwordTooShort",
  "passwordTooLong",
  "passwordCommon",
  "passwordPersonal",
  "tooShort",
  "lengthBetween",
  "noDigits",
  "noSpecialCharacters",
  "phoneInvalid",
  "cprInvalid",
  "amountInvalid",
  "amountBetween",
  "limitsOutOfOrder",
] as const;
export type ProblemId = (typeof VALIDATION_PROBLEMS)[number];

/** What is wrong with a value, ready to be put into words. */
export interface Problem {
  readonly id: ProblemId;
  /** What the text names, e.g. the least number of characters; a name that ends in `Ore` is an amount of money. */
  readonly values?: Readonly<Record<string, number>>;
}

/** Looks at one value; nothing to say means that it holds. */
export type Rule<Value = string> = (value: Value) => Problem | undefined;

/** The first thing that the rules have against a value, in their order. */
export function firstProblem<Value>(value: Value, rules: readonly Rule<Value>[]): Problem | undefined {
  for (const rule of rules) {
    const problem = rule(value);
    if (problem) return problem;
  }
  return undefined;
}
