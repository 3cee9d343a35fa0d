import { type ConfirmationMethod, SIGN_IN_LIMITS } from "@spilhus/contracts/user-auth";
import { refusal } from "../http/index.ts";
import type { ActiveSession } from "./findSession.ts";

const ANY_METHOD: readonly ConfirmationMethod[] = ["mitid", "passkey"];

/**
 * Allows a change that needs a confirmed identity, shown in this session in the last ten minutes. Withdrawals and
 * changes of a payment instrument need more: `useMitIdConfirmation`.
 *
 * @param methods that count; absent: MitID and passkeys
 * @throws {HttpError} `confirmation-needed`
 */
export function requireConfirmed(
  { confirmedAt, confirmedBy, now }: ActiveSession,
  methods: readonly ConfirmationMethod[] = ANY_METHOD,
): void {
  const age = confirmedAt === null ? Number.POSITIVE_INFINITY : now.getTime() - confirmedAt.getTime();
  const isByOneOf = confirmedBy !== null && methods.includes(confirmedBy);
  if (!isByOneOf || age > SIGN_IN_LIMITS.confirmationSeconds * 1_000) throw refusal("confirmation-needed");
}
