import type { FieldProblem } from "@spilhus/contracts/validation";

/**
 * What went wrong with a call:
 * - `network`: no answer, because the service or the connection is down
 * - `timeout`: no complete answer in time
 * - `aborted`: the caller's own signal ended it
 * - `refused`: the service answered with an error status
 * - `monolith`: a call in legacy mode answered `success: false` (R8.03)
 * - `unreadable`: the answer is not what the contract says
 */
export type ApiErrorCode = "network" | "timeout" | "aborted" | "refused" | "monolith" | "unreadable";

export interface ApiErrorDetails {
  /** HTTP status, where there was an answer. */
  readonly status?: number | undefined;
  /** Correlates the call with the service's log. */
  readonly requestId?: string | undefined;
  /** The service's own stable code of the error, from its error body. */
  readonly reason?: string | undefined;
  /** What is wrong with which field of the body, for the form it came from. */
  readonly fields?: readonly FieldProblem[] | undefined;
  /** How long to wait before another try, in seconds, where the service said so. */
  readonly retryAfterSeconds?: number | undefined;
  readonly cause?: unknown;
}

/** Everything this package throws. */
export class ApiError extends Error {
  override readonly name = "ApiError";
  readonly code: ApiErrorCode;
  readonly status: number | undefined;
  readonly requestId: string | undefined;
  readonly reason: string | undefined;
  readonly fields: readonly FieldProblem[];
  readonly retryAfterSeconds: number | undefined;

  constructor(code: ApiErrorCode, message: string, { cause, ...details }: ApiErrorDetails = {}) {
    super(message, { cause });
    this.code = code;
    this.status = details.status;
    this.requestId = details.requestId;
    this.reason = details.reason;
    this.fields = details.fields ?? [];
    this.retryAfterSeconds = details.retryAfterSeconds;
  }
}
