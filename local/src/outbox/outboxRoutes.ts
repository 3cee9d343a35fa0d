import type { FastifyInstance } from "fastify";
import * as z from "zod";
import { MessageSchema, type Outbox } from "./outbox.ts";
import { outboxPage } from "./outboxPage.ts";

const QuerySchema = z.object({ to: z.string().optional() });

/** Receives the gateway's messages and shows them to people and tests. */
export function outboxRoutes(server: FastifyInstance, outbox: Outbox): void {
  server.post("/messages", async (request, reply) => {
    outbox.add(MessageSchema.parse(request.body), new Date());
    return reply.code(202).send({});
  });
  server.get("/messages", (request) => ({ messages: outbox.list(QuerySchema.parse(request.query).to) }));
  server.get("/outbox", (_request, reply) =>
    reply.type("text/html; charset=utf-8").send(outboxPage(outbox.list())),
  );
}
