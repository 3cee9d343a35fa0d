import type { FastifyRequest } from "fastify";
import { visitorNetwork } from "@spilhus/lib/node";

/** Calls without this header come from our own apps on this machine and not from visitors. */
const isOwnApp = (request: FastifyRequest) => request.headers["x-forwarded-for"] === undefined;

/** Key of the visitor of a request, whose address the edge forwards; undefined for our own apps. */
export const visitorOf = (request: FastifyRequest): string | undefined =>
  isOwnApp(request) ? undefined : visitorNetwork(request.ip);
