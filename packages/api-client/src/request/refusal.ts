import { ErrorBodySchema, REQUEST_ID_HEADER } from "@spilhus/contracts";
import { ApiError } from "./apiError.ts";
import { parseJson } from "./parseJson.ts";

function secondsOf(retryAfter: string | null): number | undefined {
  return retryAfter !== null && /^\d{1,6}$/.test(retryAfter) ? Number(retryAfter) : undefined;
}

/** The error of an answer with an error status, with the details of its body. */
export function refusal(response: Response, text: string, where: string): ApiError {
  const { status, headers } = response;
  const details = {
    status,
    requestId: headers.get(REQUEST_ID_HEADER) ?? undefined,
    retryAfterSeconds: secondsOf(headers.get("retry-after")),
  };
  try {
    const { error } = ErrorBodySchema.parse(parseJson(text));
    return new ApiError("refused", `${where} answered ${status}: ${error.message}`, {
      ...details,
      reason: error.code,
      fields: error.fields,
      details: error.details,
      requestId: error.requestId ?? details.requestId,
    });
  } catch {
    // Not the body of one of our services, e.g. a proxy's page: only the status is known.
    return new ApiError("refused", `${where} answered ${status}.`, details);
  }
}
