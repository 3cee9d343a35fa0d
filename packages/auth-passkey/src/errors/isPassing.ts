const PASSING_CODES: readonly unknown[] = ["network", "timeout"];

/**
 * Whether neither player nor device has failed: there was no connection, or the service was down or busy. Read from
 * `code` and `status` of what the injected transport throws, as `ApiError` has them.
 */
export function isPassing(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ("code" in error && PASSING_CODES.includes(error.code)) return true;
  return (
    "status" in error && typeof error.status === "number" && (error.status >= 500 || error.status === 429)
  );
}
