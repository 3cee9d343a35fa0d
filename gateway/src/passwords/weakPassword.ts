import type { FieldProblem } from "@spilhus/contracts/validation";
import { HttpError } from "../http/index.ts";
import { isCommon } from "./commonPasswords.ts";
import { holdsContextWord, type PasswordContext } from "./contextWords.ts";

const SAID = {
  passwordCommon: "is one of those that are guessed first",
  passwordPersonal: "holds the name of the player or of the site",
} as const;

async function problemOf(password: string, context: PasswordContext): Promise<keyof typeof SAID | undefined> {
  if (holdsContextWord(password, context)) return "passwordPersonal";
  return (await isCommon(password)) ? "passwordCommon" : undefined;
}

/**
 * Refuses a new password that satisfies R5.02 but is common or personal. Only the server checks this, because the list
 * is too large for browsers.
 *
 * @throws {HttpError} `invalid-request` with the problem of the field `password`
 */
export async function refuseWeak(password: string, context: PasswordContext): Promise<void> {
  const id = await problemOf(password, context);
  if (id === undefined) return;
  const fields: readonly FieldProblem[] = [{ field: "password", id }];
  throw new HttpError(400, "invalid-request", `body.password: ${SAID[id]}.`, { fields });
}
