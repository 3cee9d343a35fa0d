import formBody from "@fastify/formbody";
import Fastify, { type FastifyInstance } from "fastify";
import { ZodError } from "zod";
import { styleSheet } from "../tool-pages/index.ts";

export interface StandInServerSettings {
  /** The origin at which browsers reach the server. */
  readonly origin: string;
  /** Origins to which forms may lead. Chromium applies `form-action` to the redirect back to the brand too. */
  readonly formTargets: readonly string[];
  /** Other origins whose pages may make calls. */
  readonly callers?: readonly string[];
  /** Answer to an error of the server's own kind. */
  readonly onError?: (error: unknown) => { readonly status: number; readonly body: unknown } | undefined;
}

/** A server of pages that stand in for others': no scripts, one style sheet, and forms from its own pages only. */
export function standInServer({
  origin,
  formTargets,
  callers = [],
  onError,
}: StandInServerSettings): FastifyInstance {
  const server = Fastify({ bodyLimit: 1024 * 1024, forceCloseConnections: true });
  void server.register(formBody);
  const contentSecurityPolicy =
    `default-src 'none'; style-src 'self'; form-action 'self' ${formTargets.join(" ")}; ` +
    "base-uri 'none'; frame-ancestors 'none'";
  server.addHook("onRequest", async (request, reply) => {
    // On the raw response, so that responses which do not pass through Fastify carry them too.
    reply.raw.setHeader("content-security-policy", contentSecurityPolicy);
    reply.raw.setHeader("cache-control", "no-store");
    // Pages of other origins must not post forms here; programs send no Origin header.
    const { origin: from } = request.headers;
    if (request.method === "POST" && from !== undefined && ![origin, ...callers].includes(from)) {
      return reply.code(403).send({ error: "This call must come from a page of this host." });
    }
    return undefined;
  });
  server.setErrorHandler((error: unknown, _request, reply) => {
    const own = onError?.(error);
    if (own) return reply.code(own.status).send(own.body);
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
  return server;
}
