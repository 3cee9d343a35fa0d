import formBody from "@fastify/formbody";
import Fastify, { type FastifyInstance } from "fastify";
import { ZodError } from "zod";
import { ExclusionRegister, registerRoutes } from "../exclusion-register/index.ts";
import {
  type Client,
  createProvider,
  faultRoutes,
  Faults,
  providerRoutes,
  signInRoutes,
} from "../identity-provider/index.ts";
import { Outbox, outboxRoutes } from "../outbox/index.ts";
import { playerRoutes } from "../players/index.ts";
import { styleSheet } from "../tool-pages/index.ts";

export interface ServerSettings {
  /** The origin at which browsers reach the server. */
  readonly origin: string;
  readonly clients: readonly Client[];
}

/** Only the style sheet may load. Chromium applies `form-action` to the redirect back to the brand too. */
const policy = (clients: readonly Client[]) =>
  `default-src 'none'; style-src 'self'; form-action 'self' ${clients.map(({ origin }) => origin).join(" ")}; ` +
  "base-uri 'none'; frame-ancestors 'none'";

/** The server that stands in for MitID, the exclusion register and the delivery of messages on this machine. */
export async function createServer({ origin, clients }: ServerSettings): Promise<FastifyInstance> {
  const server = Fastify({ bodyLimit: 1024 * 1024, forceCloseConnections: true });
  await server.register(formBody);
  const contentSecurityPolicy = policy(clients);
  server.addHook("onRequest", async (request, reply) => {
    // On the raw response, so that the identity provider's own responses carry them too.
    reply.raw.setHeader("content-security-policy", contentSecurityPolicy);
    reply.raw.setHeader("cache-control", "no-store");
    // Pages of other origins must not post forms here; programs send no Origin header.
    const { origin: from } = request.headers;
    if (request.method === "POST" && from !== undefined && from !== origin) {
      return reply.code(403).send({ error: "This call must come from a page of this host." });
    }
    return undefined;
  });
  server.setErrorHandler((error: unknown, _request, reply) => {
    if (error instanceof ZodError) {
      const problems = error.issues.map(({ path, message }) => `${path.join(".")} ${message}`);
      return reply.code(400).send({ error: problems.join("; ") });
    }
    const status = error instanceof Error && "statusCode" in error ? Number(error.statusCode) : 500;
    if (status >= 500) process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
    return reply
      .code(status)
      .send({ error: status < 500 && error instanceof Error ? error.message : "failed" });
  });

  server.get("/ready", () => ({ status: "ready" }));
  server.get("/style.css", (_request, reply) => reply.type("text/css; charset=utf-8").send(styleSheet));
  server.get("/favicon.ico", (_request, reply) => reply.code(204).send());

  const faults = new Faults();
  const provider = createProvider(origin, clients);
  playerRoutes(server, clients);
  outboxRoutes(server, new Outbox());
  registerRoutes(server, new ExclusionRegister());
  faultRoutes(server, faults);
  signInRoutes(server, provider, faults);
  await providerRoutes(server, provider, faults);
  return server;
}
