import { sql, type SQL } from "drizzle-orm";
import { databaseWall } from "../clock/index.ts";
import type { Queries } from "../database/index.ts";

/**
 * The rounds of a player whose wins are booked and have not been shown yet, from `from` on. Rounds are named as the table is,
 * because what tells players of their money lies below the games that they play. The time is read once, so that an index
 * finds the rows.
 */
export const hiddenWins = (playerId: SQL): SQL => sql`
  from house_rounds where house_rounds.player_id = ${playerId}
    and house_rounds.shown_until > (select ${databaseWall}) and house_rounds.win_movement_id is not null
`;

/** Ids of the movements of these wins. */
export const hiddenMovementIds = (playerId: SQL): SQL =>
  sql`select house_rounds.win_movement_id ${hiddenWins(playerId)}`;

/**
 * The number of the first movement that is not shown yet, as an expression; null when all are. A list ends before it: the
 * balances of what was booked after it would tell the win.
 */
export const firstHiddenNumber = (playerId: SQL): SQL =>
  sql`(select min(number) from ledger_movements where id in (${hiddenMovementIds(playerId)}))`;

/** The same, read; nothing when all are shown. */
export async function firstHiddenMovement(db: Queries, playerId: string): Promise<number | undefined> {
  const { rows } = await db.execute<{ number: string | null }>(
    sql`select ${firstHiddenNumber(sql`${playerId}::uuid`)} as number`,
  );
  const number = rows[0]?.number ?? null;
  return number === null ? undefined : Number(number);
}
