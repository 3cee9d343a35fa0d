import type { RefusalCode } from "@spilhus/contracts";

const CONFIRMATION_NEEDED = "confirmation-needed" satisfies RefusalCode;

/**
 * Whether the service wants to see once more who the player is before it lets a passkey be made. Read from `reason`,
 * where the injected transport has the service's own code, as `ApiError` has.
 */
export function needsConfirmation(error: unknown): boolean {
  return error instanceof Error && "reason" in error && error.reason === CONFIRMATION_NEEDED;
}
