import { SIGN_IN_LIMITS } from "@spilhus/contracts/user-auth";
import { refusal } from "../http/index.ts";
import type { ActiveSession } from "./findSession.ts";

/**
 * Lets a change through that matters: identity was shown not long ago, by MitID or passkey.
 *
 * @throws {HttpError} `confirmation-needed`
 */
export function requireConfirmed({ confirmedAt, now }: ActiveSession): void {
  const age = confirmedAt === null ? Number.POSITIVE_INFINITY : now.getTime() - confirmedAt.getTime();
  if (age > SIGN_IN_LIMITS.confirmationSeconds * 1_000) throw refusal("confirmation-needed");
}
