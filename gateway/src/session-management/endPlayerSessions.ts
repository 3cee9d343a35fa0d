import { END_PLAYER_SESSIONS } from "@spilhus/contracts/management";
import { and, eq, gt, isNull } from "drizzle-orm";
import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import type * as z from "zod/mini";
import { defineServiceCall } from "../calls/index.ts";
import { databaseNow } from "../clock/index.ts";
import { players } from "../players/index.ts";
import { endAllSessions, sessions } from "../sessions/index.ts";

type Whose = z.output<typeof END_PLAYER_SESSIONS.body>;

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
 * The call of an operator's back office that logs a customer out everywhere, or everybody after a leak (ASVS 5.0 7.4.5).
 * Each player is a transaction of its own: a call that is cut short has ended those it came to, and can be made again.
 */
export const endPlayerSessions = defineServiceCall(
  END_PLAYER_SESSIONS,
  async ({ services: { db }, brand, body, refuse }) => {
    const licence = brand.licence.number;
    if ("customerNumber" in body && !(await isCustomer(db, licence, body.customerNumber))) {
      throw refuse("unknown-customer", `No customer of "${brand.id}" has the number ${body.customerNumber}.`);
    }
    const ids = await loggedIn(db, licence, body);
    for (const id of ids) {
      await db.transaction((transaction) =>
        endAllSessions(transaction, id, brand.id, "ended-by-operator", { operator: body.operator }),
      );
    }
    return { players: ids.length };
  },
);
