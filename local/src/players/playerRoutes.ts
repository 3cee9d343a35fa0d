import type { FastifyInstance } from "fastify";
import { PEOPLE } from "@spilhus/seed/players";
import { playersPage, type LinkedBrand } from "./playersPage.ts";

/** The list of players, as a page and as JSON for tests. */
export function playerRoutes(server: FastifyInstance, brands: readonly LinkedBrand[]): void {
  const page = playersPage(brands);
  server.get("/", (_request, reply) => reply.type("text/html; charset=utf-8").send(page));
  server.get("/players.json", () => ({
    players: PEOPLE.map(({ id, name, birthdate, cpr, uuid, email, account, password }) => ({
      id,
      name,
      birthdate,
      cpr,
      uuid,
      email,
      account: account ?? null,
      password: password ?? null,
    })),
  }));
}
