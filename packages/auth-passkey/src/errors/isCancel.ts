import { PasskeyError } from "./passkeyError.ts";

/**
 * Whether the player dismissed the browser's prompt or the ceremony was aborted. A dismissal arrives as a
 * `NotAllowedError` and must not be shown as a failure.
 */
export function isCancel(error: unknown): error is PasskeyError {
  if (!(error instanceof PasskeyError)) return false;
  if (error.code === "aborted") return true;
  return (
    error.code === "passthrough" && error.cause instanceof Error && error.cause.name === "NotAllowedError"
  );
}
