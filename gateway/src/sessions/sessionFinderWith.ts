import { eq, type SQL } from "drizzle-orm";
import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import type { Brands } from "../config/index.ts";
import { jsonRow } from "../database/index.ts";
import { players } from "../players/index.ts";
import { hashToken, isToken } from "../tokens/index.ts";
import { type ActiveSession, isSessionOfToken, SESSION_ROW, sessionOf } from "./findSession.ts";
import { sessions } from "./tables.ts";

/** A session that holds, and what else was read with it. */
export interface SessionWith<More> {
  readonly session: ActiveSession;
  readonly more: More;
}

/**
 * Makes a look-up of sessions by the cookie's value that reads more of the player with them: one indexed query, planned
 * once for each connection, because a second query would double the cost of calls that pages make all the time.
 *
 * @param name of the prepared statement, unique in the gateway
 * @param more an expression over `sessions` and `players`
 */
export function sessionFinderWith<More>(
  db: NodePgDatabase,
  brands: Brands,
  name: string,
  more: SQL<More>,
): (brand: string, token: string) => Promise<SessionWith<More> | undefined> {
  const query = db
    .select({ row: jsonRow(SESSION_ROW), more })
    .from(sessions)
    .innerJoin(players, eq(players.id, sessions.playerId))
    .where(isSessionOfToken)
    .prepare(name);

  return async (brand, token) => {
    const registered = brands.get(brand);
    if (!registered || !isToken(token)) return undefined;
    const [found] = await query.execute({ tokenHash: hashToken(token), brand });
    return found && { session: sessionOf(registered, found.row), more: found.more };
  };
}
