import { STATUS_MESSAGES } from "@spilhus/contracts";
import { ApiError } from "./apiError.ts";

/** Any failure in the form that pages show (R8.10). */
export interface HttpProblem {
  readonly statusCode: number;
  readonly statusMessage: string;
  readonly cause: unknown;
}

/**
 * The generic error wrapper: status code and message of whatever was thrown; 500 where it has none (R8.10). What is not
 * ours to show, such as the text of a bug, stays in the cause.
 */
export function httpProblem(thrown: unknown): HttpProblem {
  if (!(thrown instanceof ApiError)) {
    return { statusCode: 500, statusMessage: STATUS_MESSAGES.serverError, cause: thrown };
  }
  const statusCode = thrown.code === "refused" ? (thrown.status ?? 500) : 500;
  return { statusCode, statusMessage: thrown.message, cause: thrown };
}
