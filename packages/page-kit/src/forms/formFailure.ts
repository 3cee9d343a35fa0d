import type { FieldProblem } from "@spilhus/contracts/validation";

/** Why a form that was sent was not taken, apart from what is wrong with its fields. */
export type FormFailure =
  /** No connection, no answer in time, or a service that broke: sending it again may help. */
  | { readonly kind: "network" | "timeout" | "server" }
  | { readonly kind: "too-many"; readonly retryAfterSeconds: number | undefined }
  /** The service's own code, see `REFUSAL_STATUS` of the contracts. */
  | { readonly kind: "refused"; readonly reason: string | undefined };

export interface FailedSending {
  readonly failure: FormFailure | undefined;
  readonly problems: readonly FieldProblem[];
}

/**
 * What a form needs of an `ApiError`. Told by its shape: a form that is only typed in has no use for the client's code.
 */
interface FailedCall {
  readonly code: string;
  readonly status?: number | undefined;
  readonly reason?: string | undefined;
  readonly fields?: readonly FieldProblem[] | undefined;
  readonly retryAfterSeconds?: number | undefined;
}

function isFailedCall(error: unknown): error is FailedCall {
  return error instanceof Error && error.name === "ApiError" && "code" in error;
}

/**
 * Reads what went wrong with a call that a form made.
 *
 * @returns nothing when whoever asked called it off; a failure, problems of fields, or both, otherwise
 * @throws the error itself when it is none of a call: it is a mistake in the code
 */
export function failedSending(error: unknown): FailedSending | undefined {
  if (!isFailedCall(error)) throw error;
  const { code, status = 0, reason, fields: problems = [], retryAfterSeconds } = error;
  const because = (failure: FormFailure | undefined): FailedSending => ({ failure, problems });
  if (code === "aborted") return undefined;
  if (code === "network" || code === "timeout") return because({ kind: code });
  if (code === "refused" && reason === "unavailable") return because({ kind: "refused", reason });
  if (code !== "refused" || status >= 500) return because({ kind: "server" });
  if (status === 429) return because({ kind: "too-many", retryAfterSeconds });
  return because(problems.length > 0 ? undefined : { kind: "refused", reason });
}
