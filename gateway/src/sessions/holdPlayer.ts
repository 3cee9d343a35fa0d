import { eq } from "drizzle-orm";
import type { Queries } from "../database/index.ts";
import { players } from "../players/index.ts";

/**
 * Holds a player's row until the transaction is over, so that changes of one player come one after the other. Whatever
 * writes sessions, or what the register said, holds it first: a session's row and the player's chain of the audit would
 * else be taken in either order, and two changes wait for each other. Holding it again costs nothing but the query.
 * References to the player (a session, a row of the register) go on meanwhile.
 */
export async function holdPlayer(db: Queries, playerId: string): Promise<void> {
  await db.select({ id: players.id }).from(players).where(eq(players.id, playerId)).for("no key update");
}
