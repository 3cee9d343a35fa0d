import type { FastifyRequest } from "fastify";
import { visitorNetwork } from "@spilhus/lib/node";

/** Calls without this header come from our own apps on this machine, which are not visitors. */
const isOwnApp = (request: FastifyRequest) => request.headers["x-forwarded-for"] === undefined;

/** Whom a request is counted for; nothing for our own apps. The edge says who the visitor is. */
export const visitorOf = (request: FastifyRequest): string | undefined =>
  isOwnApp(request) ? undefined : visitorNetwork(request.ip);
