import type { CallContract } from "@spilhus/contracts";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { refusal, siteOfCall } from "../http/index.ts";
import type { CallServices } from "./callServices.ts";
import type { DefinedHook } from "./defineHook.ts";
import { routerPath } from "./routerPath.ts";

/** A header sent in several lines is one list (RFC 9110 § 5.3). */
function headersOf({ headers }: FastifyRequest): Readonly<Record<string, string | undefined>> {
  const sent: Record<string, string | undefined> = {};
  for (const [name, value] of Object.entries(headers))
    if (name !== "cookie") sent[name] = Array.isArray(value) ? value.join(", ") : value;
  return sent;
}

/** A signature covers the bytes as they were sent; unpacking them would also let a small body grow without a bound. */
function requirePlainBody({ headers }: FastifyRequest): void {
  const encoding = headers["content-encoding"];
  if (encoding !== undefined && encoding !== "identity") throw refusal("encoded-body");
}

/** Bodies of a scope are not parsed: a handler gets the bytes. */
function keepBytes(server: FastifyInstance): void {
  server.removeAllContentTypeParsers();
  server.addContentTypeParser("*", { parseAs: "buffer" }, (_request, body, done) => done(null, body));
}

function requireProvider({ id, audience }: CallContract): void {
  if (audience !== "provider") throw new Error(`The call "${id}" is not of providers.`);
}

/**
 * Serves webhooks: limited by address, with the bytes, host and path that were signed, and without cookies.
 *
 * @throws {Error} for a call that is not of providers
 */
export function mountHooks<Needs>(
  server: FastifyInstance,
  services: CallServices & Needs,
  hooks: readonly DefinedHook<Needs>[],
): void {
  keepBytes(server);
  for (const { contract, run } of hooks) {
    requireProvider(contract);
    server.route({
      method: contract.method,
      url: routerPath(contract.path),
      exposeHeadRoute: false,
      ...(contract.bodyBytes === undefined ? {} : { bodyLimit: contract.bodyBytes }),
      onRequest: async (request, reply) => {
        void reply.header("cache-control", "no-store");
        services.limits.ofHook(request.ip);
        requirePlainBody(request);
      },
      handler: async (request, reply) => {
        const { body } = request;
        const { type, body: answer } = await run({
          services,
          site: siteOfCall(services.brands, request),
          places: request.params as Record<string, string>, // Fastify's router gives texts.
          method: request.method,
          host: request.host,
          path: request.raw.url ?? "",
          headers: headersOf(request),
          rawBody: Buffer.isBuffer(body) ? body : Buffer.alloc(0),
        });
        return reply.type(type).send(answer);
      },
    });
  }
}
