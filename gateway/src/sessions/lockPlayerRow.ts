import { eq } from "drizzle-orm";
import { type Places, preparedQuery, type Queries } from "../database/index.ts";
import { players } from "../players/index.ts";

const lockRow = preparedQuery((db, { playerId }: Places<{ playerId: string }>) =>
  db.select({ id: players.id }).from(players).where(eq(players.id, playerId)).for("no key update"),
);

/**
 * Locks a player's row until the end of the transaction (FOR NO KEY UPDATE), so that changes of one player come one after
 * the other. Whatever writes sessions, money or answers of the register locks it first: the rows of a session and the
 * player's chain of the audit would otherwise be locked in either order, and two changes would wait for each other. To
 * lock it again costs only the query. Rows that refer to the player can be inserted meanwhile.
 */
export async function lockPlayerRow(db: Queries, playerId: string): Promise<void> {
  await lockRow(db, { playerId });
}
