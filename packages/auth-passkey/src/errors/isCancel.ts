import { PasskeyError } from "./passkeyError.ts";

/**
 * Whether nothing failed: the player dismissed the browser's sheet, or the ceremony was called off. A dismissal arrives
 * as a `NotAllowedError` passed through, and is not to be shown as a failure.
 */
export function isCancel(error: unknown): error is PasskeyError {
  if (!(error instanceof PasskeyError)) return false;
  if (error.code === "aborted") return true;
  return (
    error.code === "passthrough" && error.cause instanceof Error && error.cause.name === "NotAllowedError"
  );
}
