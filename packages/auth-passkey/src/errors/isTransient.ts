const TRANSIENT_CODES: readonly unknown[] = ["network", "timeout"];

/**
 * Whether neither the player nor the device caused the failure: no connection, or the service was down or busy. Reads
 * `code` and `status` of the injected transport's error, like those of `ApiError`.
 */
export function isTransient(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ("code" in error && TRANSIENT_CODES.includes(error.code)) return true;
  return (
    "status" in error && typeof error.status === "number" && (error.status >= 500 || error.status === 429)
  );
}
