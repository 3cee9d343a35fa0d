const TRANSIENT_CODES: readonly unknown[] = ["network", "timeout"];

/**
 * Whether the failure is neither the player's nor the device's: no connection, or the service was down or busy. Reads
 * `code` and `status` of the error that the injected transport throws, as `ApiError` has them.
 */
export function isTransient(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ("code" in error && TRANSIENT_CODES.includes(error.code)) return true;
  return (
    "status" in error && typeof error.status === "number" && (error.status >= 500 || error.status === 429)
  );
}
