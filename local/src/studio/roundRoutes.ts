import { ReplayGuard, SIGNATURE_HEADER, verifyRequest } from "@spilhus/lib/node";
import type { FastifyInstance } from "fastify";
import type { RoundBook } from "./RoundBook.ts";

/** Where the operator asks what became of a round. */
export const ROUNDS_PATH = "/wallet/rounds";

/** Answers the operator's questions about rounds, which are signed with the studio's key. */
export function roundRoutes(server: FastifyInstance, book: RoundBook, key: string): void {
  const guard = new ReplayGuard();
  server.get<{ Params: { id: string } }>(`${ROUNDS_PATH}/:id`, (request, reply) => {
    const signature = String(request.headers[SIGNATURE_HEADER]);
    const signed = { method: "GET", path: request.url, body: "" };
    if (!verifyRequest(key, signature, signed, guard, Date.now())) return reply.code(401).send({});
    const round = book.find(request.params.id);
    return round ? reply.send(round) : reply.code(404).send({});
  });
}
