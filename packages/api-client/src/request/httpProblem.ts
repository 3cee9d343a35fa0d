import { STATUS_MESSAGES } from "@spilhus/contracts";
import { ApiError } from "./apiError.ts";

/** A failure as error pages show it (R8.10). */
export interface HttpProblem {
  readonly statusCode: number;
  readonly statusMessage: string;
  readonly cause: unknown;
}

/**
 * The generic error wrapper: status code and message of anything thrown; 500 if it has none (R8.10). The text of a bug is
 * not shown: it stays in the cause.
 */
export function httpProblem(thrown: unknown): HttpProblem {
  if (!(thrown instanceof ApiError)) {
    return { statusCode: 500, statusMessage: STATUS_MESSAGES.serverError, cause: thrown };
  }
  const statusCode = thrown.code === "refused" ? (thrown.status ?? 500) : 500;
  return { statusCode, statusMessage: thrown.message, cause: thrown };
}
