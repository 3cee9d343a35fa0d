import { contentErrorText } from "./errorText.ts";

/**
 * - `not-found` no such story (404) · `unauthorised` the token is wrong or may not read this (401, 403)
 * - `rate-limited` still 429 after every retry · `overloaded` too many calls wait here, nothing was sent
 * - `timeout`, `unreachable` no whole answer came · `aborted` by the caller's signal
 * - `service-error` the service failed (5xx)
 * - `refused` any other status · `invalid-answer` a success that breaks the contract
 * - `too-many` more stories than the caller allows · `invalid-request` the caller's other arguments
 *   · `preview-unavailable` a draft was asked for without a preview token
 */
export type ContentErrorCode =
  | "not-found"
  | "unauthorised"
  | "rate-limited"
  | "overloaded"
  | "timeout"
  | "unreachable"
  | "aborted"
  | "service-error"
  | "refused"
  | "invalid-answer"
  | "too-many"
  | "invalid-request"
  | "preview-unavailable";

/** The one error this package throws. `status` is the service's HTTP status where there was an answer. */
export class ContentError extends Error {
  override readonly name = "ContentError";
  readonly code: ContentErrorCode;
  readonly status: number | undefined;

  constructor(code: ContentErrorCode, message: string, details: { status?: number; cause?: unknown } = {}) {
    super(message, "cause" in details ? { cause: details.cause } : undefined);
    this.code = code;
    this.status = details.status;
  }
}

function codeOf(status: number): ContentErrorCode {
  if (status === 404) return "not-found";
  if (status === 401 || status === 403) return "unauthorised";
  if (status === 429) return "rate-limited";
  return status >= 500 ? "service-error" : "refused";
}

/** The error of an answer outside 200–206, its text taken from the body in the order of R8.11. */
export function errorOfAnswer(status: number, body: unknown, what: string): ContentError {
  return new ContentError(
    codeOf(status),
    `The content service refused ${what} with ${status}: ${contentErrorText(body)}`,
    { status },
  );
}
