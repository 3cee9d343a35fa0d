import type { RefusalCode } from "@spilhus/contracts";

const MITID_NEEDED = "mitid-needed" satisfies RefusalCode;

/**
 * Whether a sign-in was refused because this device is new to the player: MitID comes first. Read from `reason`, where
 * the injected transport has the service's own code, as `ApiError` has.
 */
export function needsMitId(error: unknown): boolean {
  return error instanceof Error && "reason" in error && error.reason === MITID_NEEDED;
}
