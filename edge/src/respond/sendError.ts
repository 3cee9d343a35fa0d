import type { IncomingMessage, ServerResponse } from "node:http";
import { STATUS_MESSAGES } from "@spilhus/contracts";
import type { Log } from "@spilhus/lib";
import { EdgeError } from "../errors/edgeError.ts";
import { requestId } from "../request/index.ts";
import { errorAnswer } from "./errorAnswer.ts";
import { loggedPath } from "./loggedPath.ts";
import { securityHeaders } from "./securityHeaders.ts";

const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** A failed request. Before its host is known, `secure` is false. */
export interface FailedRequest {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly secure: boolean;
}

/** Server errors show only the spec's default message (R2.55, R8.18). */
export function asEdgeError(error: unknown): EdgeError {
  if (error instanceof EdgeError) return error;
  return new EdgeError("upstream-failed", STATUS_MESSAGES.serverError, { cause: error });
}

/** Logs a failure under the id that its answer carries. */
export function logFailure(request: IncomingMessage, failure: EdgeError, log: Log): void {
  const id = requestId(request);
  const path = loggedPath(request.url);
  if (failure.statusCode >= 500) {
    log("error", "request failed", { requestId: id, path, code: failure.code, cause: failure.cause });
  } else {
    log("debug", "request refused", { requestId: id, code: failure.code });
  }
}

/** Answers with an error, or cuts the connection when an answer has begun. Never throws. */
export function sendError({ request, response, secure }: FailedRequest, error: unknown, log: Log): void {
  const failure = asEdgeError(error);
  const id = requestId(request);
  const path = (request.url ?? "/").split("?")[0] ?? "/";
  logFailure(request, failure, log);
  if (response.headersSent) {
    response.destroy();
    return;
  }
  const { contentType, body } = errorAnswer(
    { path, accept: request.headers.accept ?? "", userAgent: request.headers["user-agent"] ?? "" },
    {
      code: failure.code,
      statusCode: failure.statusCode,
      message: failure.statusCode >= 500 ? STATUS_MESSAGES.serverError : failure.message,
      requestId: id,
    },
  );
  const bytes = Buffer.from(body);
  response.writeHead(failure.statusCode, [
    "Content-Type",
    contentType,
    "Cache-Control",
    "no-store",
    "Content-Security-Policy",
    POLICY,
    "X-Request-Id",
    id,
    ...(failure.closes ? ["Connection", "close"] : []),
    ...failure.headers,
    ...securityHeaders(secure),
    "Content-Length",
    String(bytes.length),
  ]);
  response.end(request.method === "HEAD" ? undefined : bytes);
}
