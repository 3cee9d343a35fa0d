import type { RefusalDetails } from "@spilhus/contracts";
import type { FieldProblem } from "@spilhus/contracts/validation";

/**
 * Why a call failed:
 * - `network`: no answer: service or connection is down
 * - `timeout`: no complete answer in time
 * - `aborted`: the caller aborted it
 * - `refused`: the service answered with an error status
 * - `monolith`: a call in legacy mode answered `success: false` (R8.03)
 * - `unreadable`: the answer breaks the contract
 */
export type ApiErrorCode = "network" | "timeout" | "aborted" | "refused" | "monolith" | "unreadable";

export interface ApiErrorDetails {
  /** HTTP status, where there was an answer. */
  readonly status?: number | undefined;
  /** Identifies the call in the service's log. */
  readonly requestId?: string | undefined;
  /** Stable code from the error body. */
  readonly reason?: string | undefined;
  /** Problems of the body's fields, for the form. */
  readonly fields?: readonly FieldProblem[] | undefined;
  /** Figures and times of the refusal, such as how much of a limit is left. */
  readonly details?: RefusalDetails | undefined;
  /** Seconds to wait before a retry, if the service said so. */
  readonly retryAfterSeconds?: number | undefined;
  readonly cause?: unknown;
}

/** The only error this package throws. */
export class ApiError extends Error {
  override readonly name = "ApiError";
  readonly code: ApiErrorCode;
  readonly status: number | undefined;
  readonly requestId: string | undefined;
  readonly reason: string | undefined;
  readonly fields: readonly FieldProblem[];
  readonly details: RefusalDetails | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(code: ApiErrorCode, message: string, { cause, ...details }: ApiErrorDetails = {}) {
    super(message, { cause });
    this.code = code;
    this.status = details.status;
    this.requestId = details.requestId;
    this.reason = details.reason;
    this.fields = details.fields ?? [];
    this.details = details.details;
    this.retryAfterSeconds = details.retryAfterSeconds;
  }
}
