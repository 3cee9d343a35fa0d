import type { FastifyInstance, FastifyRequest } from "fastify";
import type { RateLimiter } from "./rateLimiter.ts";
import { visitorNetwork } from "@spilhus/lib/node";

/** Calls without this header come from our own apps on this machine, which are not visitors. */
const isOwnApp = (request: FastifyRequest) => request.headers["x-forwarded-for"] === undefined;

/** Whom a request is counted for; nothing for our own apps. The edge says who the visitor is. */
export const visitorOf = (request: FastifyRequest): string | undefined =>
  isOwnApp(request) ? undefined : visitorNetwork(request.ip);

/** Limits how many requests one visitor may make to a scope in a minute. */
export function limitVisitors(
  server: FastifyInstance,
  limiter: RateLimiter,
  limit: { readonly kind: string; readonly most: number },
): void {
  server.addHook("onRequest", async (request) => {
    const visitor = visitorOf(request);
    if (visitor !== undefined) limiter.take({ ...limit, key: visitor });
  });
}
