import type { ProblemId, Rule } from "./problem.ts";

const PROBLEM_OF = {
  any: "required",
  email: "emailRequired",
  password: "passwordRequired",
  newPassword: "newPasswordRequired",
} as const satisfies Record<string, ProblemId>;

/** A falsy value is none (R5.04). E-mail, password and new password have words of their own. */
export function required(field: keyof typeof PROBLEM_OF = "any"): Rule<unknown> {
  return (value) => (value ? undefined : { id: PROBLEM_OF[field] });
}
