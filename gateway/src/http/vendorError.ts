import type { FastifyReply, FastifyRequest } from "fastify";

/** An error in the shape of the content vendor's delivery API v2, which its client libraries read. */
export class VendorError extends Error {
  override readonly name = "VendorError";
  readonly statusCode: number;
  readonly body: readonly string[] | { readonly error: string };

  constructor(statusCode: number, body: readonly string[] | { readonly error: string }) {
    super("error" in body ? body.error : body.join(" "));
    this.statusCode = statusCode;
    this.body = body;
  }
}

export const unauthorized = () => new VendorError(401, { error: "Unauthorized" });
export const notFound = () => new VendorError(404, ["This record could not be found"]);
export const unprocessable = (message: string) => new VendorError(422, [message]);
/** `retry-after` is set by the limiter. The body must be JSON, else clients do not retry. */
export const tooManyRequests = () => new VendorError(429, { error: "Too Many Requests" });

/** Error handler of the content routes; anything else goes on to the server's own handler. */
export function vendorErrorHandler(
  error: Error,
  _request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  if (!(error instanceof VendorError)) throw error;
  return reply.code(error.statusCode).send(error.body);
}
