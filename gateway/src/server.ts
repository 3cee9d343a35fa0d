import { REQUEST_ID_HEADER } from "@spilhus/contracts";
import type { Clock, Log } from "@spilhus/lib";
import Fastify, { type FastifyInstance } from "fastify";
import { randomUUID } from "node:crypto";
import { CallLimits } from "./calls/callLimits.ts";
import { mountCalls } from "./calls/mountCalls.ts";
import { MOUNTED_CALLS } from "./calls/mountedCalls.ts";
import type { People, PlayerServices } from "./calls/playerServices.ts";
import type { Brands } from "./config/brands.ts";
import type { GatewayConfig } from "./config/config.ts";
import { contentRoutes } from "./content/routes.ts";
import type { Database } from "./database/openDatabase.ts";
import { errorHandler, notFoundHandler } from "./http/errorHandler.ts";
import { gamesRoutes } from "./games/routes.ts";
import { imageRoutes } from "./images/routes.ts";
import type { PutMail } from "./mail/putMail.ts";
import { openApiDocument } from "./openapi/document.ts";
import { accountFinder } from "./players/findAccount.ts";
import { publishingRoutes } from "./publishing/routes.ts";
import { routeRuleManagement, routeRuleRoutes } from "./route-rules/routes.ts";
import { sessionFinder } from "./sessions/findSession.ts";
import { sessionManagement } from "./sessions/sessionManagement.ts";
import { standingRoute } from "./sessions/standingRoute.ts";

/** Everything the routes work with. */
export interface Services {
  readonly config: GatewayConfig;
  readonly brands: Brands;
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Log;
  /** Absent where MitID is not configured. */
  readonly people: People | undefined;
  readonly putMail: PutMail;
  /** Called after a change that apps and edge must hear of. */
  onChange(): void;
}

/** Whether the process takes traffic. */
export interface Readiness {
  draining: boolean;
}

function playerServices({
  config,
  brands,
  database: { db },
  clock,
  log,
  people,
  putMail,
}: Services): PlayerServices {
  const { playerCallsPerMinute: call, attemptsPerMinute: attempt, trackingPerMinute } = config.rateLimits;
  const limits = new CallLimits({ call, attempt, tracking: trackingPerMinute }, clock);
  const find = { findSession: sessionFinder(db, brands), findAccount: accountFinder(db, brands) };
  return { db, brands, config, clock, log, limits, people, putMail, ...find };
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
  await server.register((scope) => standingRoute(scope, players));
  return server;
}
