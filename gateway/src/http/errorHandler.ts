import type { ErrorBody } from "@spilhus/contracts";
import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import type { Log } from "@spilhus/lib";
import { isDatabaseUnavailable } from "../database/index.ts";
import { HttpError } from "./httpError.ts";
import { refusal } from "./refusal.ts";

const body = (request: FastifyRequest, statusCode: number, code: string, message: string): ErrorBody => ({
  error: { code, message, statusCode, requestId: request.id },
});

/** Seconds after which a call that found no database may be sent again. */
const DATABASE_RETRY_SECONDS = 5;

/** Answers every error as an `ErrorBody`. Errors of the server are logged; their details are not sent. */
export function errorHandler(log: Log) {
  return (error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    if (error instanceof HttpError) {
      if (error.retryAfterSeconds !== undefined) void reply.header("retry-after", error.retryAfterSeconds);
      const { error: told } = body(request, error.statusCode, error.code, error.message);
      const fields = error.fields.length > 0 ? { fields: [...error.fields] } : {};
      const details = error.details ? { details: { ...error.details } } : {};
      const answer: ErrorBody = { error: { ...told, ...fields, ...details } };
      return reply.code(error.statusCode).send(answer);
    }
    const statusCode = "statusCode" in error ? (error.statusCode ?? 500) : 500;
    if (statusCode >= 400 && statusCode < 500) {
      const code = "code" in error && typeof error.code === "string" ? error.code : "invalid-request";
      return reply.code(statusCode).send(body(request, statusCode, code, error.message));
    }
    // The query may hold a token: only the path is logged.
    const path = request.url.split("?", 1)[0];
    if (isDatabaseUnavailable(error)) {
      log("warn", "request failed without a database", { path, requestId: request.id, error });
      const { statusCode, code, message } = refusal("unavailable");
      void reply.header("retry-after", DATABASE_RETRY_SECONDS).header("cache-control", "no-store");
      return reply.code(statusCode).send(body(request, statusCode, code, message));
    }
    log("error", "request failed", { path, requestId: request.id, error });
    return reply.code(500).send(body(request, 500, "internal", "Internal Server Error"));
  };
}

/** The answer where no route is. */
export function notFoundHandler(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return reply.code(404).send(body(request, 404, "not-found", "There is nothing at this address."));
}
