import { REQUEST_ID_HEADER } from "@spilhus/contracts";
import Fastify, { type FastifyInstance } from "fastify";
import { randomUUID } from "node:crypto";
import { mountCalls } from "../calls/index.ts";
import { MOUNTED_CALLS, MOUNTED_HOOKS, MOUNTED_SERVICE_CALLS, MOUNTED_STAFF_CALLS } from "./mountedCalls.ts";
import { callServices } from "./callServices.ts";
import type { Services } from "./services.ts";
import { errorHandler, notFoundHandler } from "../http/index.ts";
import { openApiDocument } from "../openapi/index.ts";

/** Whether the process takes traffic. */
export interface Readiness {
  draining: boolean;
}

/** The gateway's HTTP server, not yet listening. */
export async function createServer(services: Services, readiness: Readiness): Promise<FastifyInstance> {
  const { database, log } = services;
  const server = Fastify({
    bodyLimit: 1024 * 1024,
    requestTimeout: 10_000,
    connectionTimeout: 30_000,
    keepAliveTimeout: 60_000,
    // The edge is in front and says who the visitor is; the apps call without it.
    trustProxy: services.config.isTrustedProxy,
    requestIdHeader: REQUEST_ID_HEADER,
    genReqId: () => randomUUID(),
    routerOptions: { maxParamLength: 500, ignoreTrailingSlash: true },
    // Calls that come while the process drains are still answered, each on its last connection.
    return503OnClosing: false,
    forceCloseConnections: "idle",
  });
  server.setErrorHandler(errorHandler(log));
  server.setNotFoundHandler(notFoundHandler);
  // By callback: a promise would cost each answer another turn of the queue.
  server.addHook("onSend", (_request, reply, payload, done) => {
    void reply.header("x-content-type-options", "nosniff");
    if (readiness.draining) void reply.header("connection", "close");
    done(null, payload);
  });

  server.get("/health", () => ({ status: "alive" }));
  server.get("/ready", async (_request, reply) => {
    const ready = !readiness.draining && (await database.ping());
    return reply.code(ready ? 200 : 503).send({ status: ready ? "ready" : "not ready" });
  });

  let document: ReturnType<typeof openApiDocument> | undefined;
  server.get("/openapi.json", () => (document ??= openApiDocument()));

  const forCalls = await callServices(services);
  // Streams have no end to wait for: a process that drains ends them, and their readers go on at another one.
  server.addHook("preClose", () => forCalls.roomStreams.end());
  await mountCalls(server, forCalls, {
    calls: MOUNTED_CALLS,
    serviceCalls: MOUNTED_SERVICE_CALLS,
    staffCalls: MOUNTED_STAFF_CALLS,
    hooks: MOUNTED_HOOKS,
  });
  return server;
}
