import type { RegisteredBrand, Schema } from "@spilhus/contracts";
import type { FastifyInstance, FastifyRequest } from "fastify";
import * as z from "zod";
import { tooManyRequests, unauthorized, unprocessable, vendorErrorHandler } from "../http/index.ts";
import { SlidingCounts } from "../limits/index.ts";
import type { CallerServices, CallServices } from "./callServices.ts";
import { tokenReader } from "./contentTokens.ts";

/** Any query; each value is checked before use. */
const queryOf = (request: FastifyRequest) => request.query as Readonly<Record<string, unknown>>;

/**
 * Parses a query as the content vendor does, whose errors name the first parameter that cannot be used.
 *
 * @throws {VendorError} 422
 */
export function parseVendorQuery(schema: Schema | undefined, value: unknown): unknown {
  if (!schema || "jsonSchema" in schema) return undefined;
  const result = z.safeParse(schema, value);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw unprocessable(`${String(issue?.path[0] ?? "query")}: ${issue?.message ?? "cannot be used"}`);
}

/**
 * Lets only holders of a read token into a scope; drafts need the preview token (R6.07). Errors have the vendor's shape,
 * which its client libraries read. Calls of a token are counted per process: that protects this gateway from a client
 * that asks too fast (R9.06).
 *
 * @returns the brand of a request's token
 */
export function requireReadToken(
  scope: FastifyInstance,
  { brands, clock, config }: CallServices & CallerServices,
): (request: FastifyRequest) => RegisteredBrand | undefined {
  const accessOf = tokenReader(config.contentTokens);
  const counts = new SlidingCounts(1_000, clock);
  const brandOf = new WeakMap<FastifyRequest, RegisteredBrand>();
  scope.setErrorHandler(vendorErrorHandler);
  scope.addHook("onRequest", async (request) => {
    const { token, version } = queryOf(request);
    const access = typeof token === "string" ? accessOf(token) : undefined;
    const brand = access && brands.get(access.brand);
    if (!brand || (version === "draft" && !access.preview)) throw unauthorized();
    brandOf.set(request, brand);
  });
  scope.addHook("preHandler", async (request, reply) => {
    // Checked by the hook before.
    const refusal = counts.take(String(queryOf(request)["token"]), config.rateLimits.contentPerSecond);
    if (!refusal) return;
    void reply.header("retry-after", refusal.retryAfterSeconds);
    throw tooManyRequests();
  });
  return (request) => brandOf.get(request);
}
