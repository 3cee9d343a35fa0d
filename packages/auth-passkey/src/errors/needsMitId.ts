import type { RefusalCode } from "@spilhus/contracts";

const MITID_NEEDED = "mitid-needed" satisfies RefusalCode;

/**
 * Whether a sign-in was refused because this device is new to the player: they must use MitID first. Read from
 * `reason`, in which the injected transport puts the service's code, like `ApiError`.
 */
export function needsMitId(error: unknown): boolean {
  return error instanceof Error && "reason" in error && error.reason === MITID_NEEDED;
}
