import type { Clock } from "@spilhus/lib";
import { and, eq, gt, isNull } from "drizzle-orm";
import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import type { FastifyInstance } from "fastify";
import * as z from "zod";
import { databaseNow } from "../clock/index.ts";
import type { Brands, GatewayConfig } from "../config/index.ts";
import { HttpError, parse, requireSignature } from "../http/index.ts";
import { players } from "../players/index.ts";
import { endAllSessions, sessions } from "../sessions/index.ts";

export interface SessionManagement {
  readonly db: NodePgDatabase;
  readonly brands: Brands;
  readonly clock: Clock;
  readonly config: Pick<GatewayConfig, "managementSecret">;
}

const operator = z
  .string()
  .regex(/^[\w-]{1,64}$/, "must be 1 to 64 letters, digits, _ or -")
  .describe("The back office's own id of who does it, kept in the audit; never a name");
/** Body of `POST /management/players/{brand}/end-sessions`: one customer of the licence, or all of them. */
export const EndSessionsSchema = z.union([
  z.strictObject({ customerNumber: z.string().regex(/^\d{1,15}$/, "must be a customer number"), operator }),
  z.strictObject({ everybody: z.literal(true), operator }),
]);
export const EndedSessionsSchema = z.object({
  players: z.int().describe("How many players had a session that is over now"),
});

type Whose = z.infer<typeof EndSessionsSchema>;

/** Players of a licence who are logged in; with a customer number at most that one. */
async function loggedIn(db: NodePgDatabase, licence: string, whose: Whose): Promise<readonly string[]> {
  const rows = await db
    .selectDistinct({ id: sessions.playerId })
    .from(sessions)
    .innerJoin(players, eq(players.id, sessions.playerId))
    .where(
      and(
        eq(players.licence, licence),
        isNull(sessions.endedAt),
        gt(sessions.expiresAt, databaseNow),
        "customerNumber" in whose ? eq(players.customerNumber, Number(whose.customerNumber)) : undefined,
      ),
    );
  return rows.map(({ id }) => id);
}

async function isCustomer(db: NodePgDatabase, licence: string, customerNumber: string): Promise<boolean> {
  const found = and(eq(players.licence, licence), eq(players.customerNumber, Number(customerNumber)));
  return (await db.$count(players, found)) > 0;
}

/**
 * The signed call of an operator's back office that logs a customer out everywhere, or everybody after a leak (ASVS 5.0
 * 7.4.5). Each player is a transaction of its own: a call that is cut short has ended those it came to, and can be made
 * again.
 */
export async function sessionManagement(server: FastifyInstance, service: SessionManagement): Promise<void> {
  const { db, brands, config, clock } = service;
  requireSignature(server, config.managementSecret, clock);

  server.post<{ Params: { brand: string } }>(
    "/management/players/:brand/end-sessions",
    async (request): Promise<z.infer<typeof EndedSessionsSchema>> => {
      const brand = brands.get(request.params.brand);
      if (!brand) throw new HttpError(404, "unknown-brand", `There is no brand "${request.params.brand}".`);
      const whose = parse(EndSessionsSchema, request.body, "body");
      const licence = brand.licence.number;
      if ("customerNumber" in whose && !(await isCustomer(db, licence, whose.customerNumber))) {
        throw new HttpError(
          404,
          "unknown-customer",
          `No customer of "${brand.id}" has the number ${whose.customerNumber}.`,
        );
      }
      const ids = await loggedIn(db, licence, whose);
      for (const id of ids) {
        await db.transaction((transaction) =>
          endAllSessions(transaction, id, brand.id, "ended-by-operator", { operator: whose.operator }),
        );
      }
      return { players: ids.length };
    },
  );
}
