import type { FieldProblem } from "@spilhus/contracts/validation";

/** An answer with {@link https://www.rfc-editor.org/rfc/rfc9110#name-status-codes a status} and a body of `ErrorBodySchema`. */
export class HttpError extends Error {
  override readonly name = "HttpError";
  readonly statusCode: number;
  /** Stable and machine-readable. */
  readonly code: string;
  /** What is wrong with which field of the body, where that is the matter. */
  readonly fields: readonly FieldProblem[];
  /** Seconds after which to try again, where that would help. */
  readonly retryAfterSeconds: number | undefined = undefined;

  /** @param message names what is wrong and what to do; it is sent to the caller. */
  constructor(statusCode: number, code: string, message: string, fields: readonly FieldProblem[] = []) {
    super(message);
    this.statusCode = statusCode;
    this.code = code;
    this.fields = fields;
  }
}
