import type { Clock } from "@spilhus/lib";
import { ReplayGuard, SIGNATURE_HEADER, verifyRequest } from "@spilhus/lib/node";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { HttpError } from "./httpError.ts";

const NO_BODY = "";

/** The secret of a scope's callers, several during a change of keys, or those of the caller that a request names. */
type Secrets = string | readonly string[] | ((request: FastifyRequest) => readonly string[]);

function secretsOf(secret: Secrets, request: FastifyRequest): readonly string[] {
  if (typeof secret === "function") return secret(request);
  return typeof secret === "string" ? [secret] : secret;
}

/**
 * Lets only signed calls of the last 30 s into a scope, each once. The signature covers method, path with query and
 * the body as it was sent, so a call signed for one brand is none for another.
 */
export function requireSignature(server: FastifyInstance, secret: Secrets, clock: Clock): void {
  const guard = new ReplayGuard();
  const bodies = new WeakMap<FastifyRequest, string>();
  server.removeAllContentTypeParsers();
  server.addContentTypeParser("application/json", { parseAs: "string" }, (request, body, done) => {
    const text = String(body);
    bodies.set(request, text);
    try {
      done(null, text === "" ? undefined : JSON.parse(text));
    } catch {
      // Told only to a caller who signed it, by the body's own schema.
      done(null, undefined);
    }
  });
  server.addHook("preValidation", async (request) => {
    const signature = request.headers[SIGNATURE_HEADER];
    const parts = {
      method: request.method,
      path: request.raw.url ?? "",
      body: bodies.get(request) ?? NO_BODY,
    };
    const given = typeof signature === "string" ? signature : undefined;
    if (!secretsOf(secret, request).some((one) => verifyRequest(one, given, parts, guard, clock.now()))) {
      throw new HttpError(
        401,
        "unsigned",
        `This call needs a fresh ${SIGNATURE_HEADER} of its method, path and body.`,
      );
    }
  });
}
