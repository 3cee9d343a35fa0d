import type { ErrorBody } from "@spilhus/contracts";
import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import type { Log } from "@spilhus/lib";
import { HttpError } from "./httpError.ts";

const body = (request: FastifyRequest, statusCode: number, code: string, message: string): ErrorBody => ({
  error: { code, message, statusCode, requestId: request.id },
});

/** Answers every error as an `ErrorBody`; what is not the caller's fault is logged and told to nobody. */
export function errorHandler(log: Log) {
  return (error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    if (error instanceof HttpError) {
      if (error.retryAfterSeconds !== undefined) void reply.header("retry-after", error.retryAfterSeconds);
      const { error: told } = body(request, error.statusCode, error.code, error.message);
      const fields = error.fields.length > 0 ? { fields: [...error.fields] } : {};
      return reply.code(error.statusCode).send({ error: { ...told, ...fields } } satisfies ErrorBody);
    }
    const statusCode = "statusCode" in error ? (error.statusCode ?? 500) : 500;
    if (statusCode >= 400 && statusCode < 500) {
      const code = "code" in error && typeof error.code === "string" ? error.code : "invalid-request";
      return reply.code(statusCode).send(body(request, statusCode, code, error.message));
    }
    // The query may hold a token: only the path is logged.
    const path = request.url.split("?", 1)[0];
    log("error", "request failed", { path, requestId: request.id, error });
    return reply.code(500).send(body(request, 500, "internal", "Internal Server Error"));
  };
}

/** The answer where no route is. */
export function notFoundHandler(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return reply.code(404).send(body(request, 404, "not-found", "There is nothing at this address."));
}
