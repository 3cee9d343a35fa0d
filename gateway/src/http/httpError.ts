import type { RefusalDetails } from "@spilhus/contracts";
import type { FieldProblem } from "@spilhus/contracts/validation";

interface HttpErrorOptions {
  readonly fields?: readonly FieldProblem[];
  readonly details?: RefusalDetails | undefined;
  readonly retryAfterSeconds?: number;
}

/** An answer with {@link https://www.rfc-editor.org/rfc/rfc9110#name-status-codes a status} and a body of `ErrorBodySchema`. */
export class HttpError extends Error {
  override readonly name = "HttpError";
  readonly statusCode: number;
  /** Stable and machine-readable. */
  readonly code: string;
  /** What is wrong with which field of the body, where that is the matter. */
  readonly fields: readonly FieldProblem[];
  /** What the page can say beyond the code. */
  readonly details: RefusalDetails | undefined;
  /** Seconds after which to try again, where that would help. */
  readonly retryAfterSeconds: number | undefined;

  /** @param message names what is wrong and what to do; it is sent to the caller. */
  constructor(statusCode: number, code: string, message: string, options: HttpErrorOptions = {}) {
    super(message);
    this.statusCode = statusCode;
    this.code = code;
    this.fields = options.fields ?? [];
    this.details = options.details;
    this.retryAfterSeconds = options.retryAfterSeconds;
  }
}
