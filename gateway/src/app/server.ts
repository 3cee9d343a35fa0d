import { REQUEST_ID_HEADER } from "@spilhus/contracts";
import Fastify, { type FastifyInstance } from "fastify";
import { randomUUID } from "node:crypto";
import { mountCalls, mountHooks } from "../calls/index.ts";
import { MOUNTED_CALLS, MOUNTED_HOOKS } from "./mountedCalls.ts";
import { playerServices } from "./playerServices.ts";
import type { Services } from "./services.ts";
import { contentRoutes } from "../content/index.ts";
import { errorHandler, notFoundHandler } from "../http/index.ts";
import { gamesRoutes } from "../games/index.ts";
import { imageRoutes } from "../images/index.ts";
import { openApiDocument } from "../openapi/index.ts";
import { publishingRoutes } from "../publishing/index.ts";
import { routeRuleManagement, routeRuleRoutes } from "../route-rules/index.ts";
import { sessionManagement, standingRoute } from "../session-management/index.ts";

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

  const document = openApiDocument();
  server.get("/openapi.json", () => document);

  const { db } = database;
  await server.register((scope) => contentRoutes(scope, { ...services, db }));
  await server.register((scope) =>
    publishingRoutes(scope, { ...services, db, onChange: () => services.onChange() }),
  );
  await server.register((scope) => routeRuleRoutes(scope, { ...services, db }));
  await server.register((scope) => routeRuleManagement(scope, { ...services, db }));
  await server.register((scope) => sessionManagement(scope, { ...services, db }));
  await server.register((scope) => gamesRoutes(scope, { ...services, db }));
  await server.register((scope) => imageRoutes(scope, { ...services, db }));
  const players = playerServices(services);
  await server.register(async (scope) => mountCalls(scope, players, MOUNTED_CALLS));
  await server.register(async (scope) => mountHooks(scope, players, MOUNTED_HOOKS));
  await server.register((scope) => standingRoute(scope, { ...players, config: services.config }));
  return server;
}
