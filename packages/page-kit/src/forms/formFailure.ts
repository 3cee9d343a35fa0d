import type { RefusalDetails } from "@spilhus/contracts";
import type { FieldProblem } from "@spilhus/contracts/validation";

/** Why a sent form was refused, apart from problems of its fields. */
export type FormFailure =
  /** No connection, no answer in time, or a service that broke: sending it again may help. */
  | { readonly kind: "network" | "timeout" | "server" }
  | { readonly kind: "too-many"; readonly retryAfterSeconds: number | undefined }
  /** The service's own code, see `REFUSAL_STATUS` of the contracts, and its figures, where it has some. */
  | {
      readonly kind: "refused";
      readonly reason: string | undefined;
      readonly details?: RefusalDetails;
    };

export interface FailedSending {
  readonly failure: FormFailure | undefined;
  readonly problems: readonly FieldProblem[];
}

/**
 * The fields of an `ApiError` that a form uses. It is recognised by shape, so that forms do not load the client's code.
 */
interface FailedCall {
  readonly code: string;
  readonly status?: number | undefined;
  readonly reason?: string | undefined;
  readonly fields?: readonly FieldProblem[] | undefined;
  readonly details?: RefusalDetails | undefined;
  readonly retryAfterSeconds?: number | undefined;
}

function isFailedCall(error: unknown): error is FailedCall {
  return error instanceof Error && error.name === "ApiError" && "code" in error;
}

/**
 * Reads the failure of a form's call.
 *
 * @returns undefined when the call was aborted; otherwise a failure, problems of fields, or both
 * @throws the error itself when it is not a call's error, because then the code is wrong
 */
export function failedSending(error: unknown): FailedSending | undefined {
  if (!isFailedCall(error)) throw error;
  const { code, status = 0, reason, fields: problems = [], details, retryAfterSeconds } = error;
  const because = (failure: FormFailure | undefined): FailedSending => ({ failure, problems });
  if (code === "aborted") return undefined;
  if (code === "network" || code === "timeout") return because({ kind: code });
  if (code === "refused" && reason === "unavailable") return because({ kind: "refused", reason });
  if (code !== "refused" || status >= 500) return because({ kind: "server" });
  if (status === 429) return because({ kind: "too-many", retryAfterSeconds });
  return because(problems.length > 0 ? undefined : { kind: "refused", reason, ...(details && { details }) });
}
