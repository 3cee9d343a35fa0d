import type { RefusalCode } from "@spilhus/contracts";

const CONFIRMATION_NEEDED = "confirmation-needed" satisfies RefusalCode;

/**
 * Whether the service requires a new confirmation of identity before a passkey is created. Read from `reason`, in which
 * the injected transport puts the service's code, like `ApiError`.
 */
export function needsConfirmation(error: unknown): boolean {
  return error instanceof Error && "reason" in error && error.reason === CONFIRMATION_NEEDED;
}
