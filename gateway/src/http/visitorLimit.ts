import rateLimit from "@fastify/rate-limit";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { HttpError } from "./httpError.ts";
import { visitorNetwork } from "./visitorNetwork.ts";

/** Calls without it come from our own apps on this machine, which are no visitor. */
const isOwnApp = (request: FastifyRequest) => request.headers["x-forwarded-for"] === undefined;

/** Limits what one visitor may ask of a scope in a minute; the edge says who the visitor is. */
export async function limitVisitors(server: FastifyInstance, perMinute: number): Promise<void> {
  await server.register(rateLimit, {
    max: perMinute,
    timeWindow: 60_000,
    allowList: isOwnApp,
    keyGenerator: (request) => visitorNetwork(request.ip),
    errorResponseBuilder: (_request, { ttl }) =>
      new HttpError(429, "too-many-requests", `Too many requests; try again in ${Math.ceil(ttl / 1_000)} s.`),
  });
}
