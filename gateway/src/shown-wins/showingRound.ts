import { sql } from "drizzle-orm";
import { databaseWall } from "../clock/index.ts";
import type { Queries } from "../database/index.ts";
import { refusal } from "../http/index.ts";

/**
 * Refuses what would name an amount of bonus money while a round for money is being shown: the amount has its win already.
 * Losing rounds refuse as well, because a refusal that only wins cause would tell them.
 *
 * @throws {HttpError} `too-early` {retryAfterMs}
 */
export async function requireNothingShowing(db: Queries, playerId: string): Promise<void> {
  const { rows } = await db.execute<{ ms: string | null }>(sql`
    select ceil(extract(epoch from max(rounds.shown_until) - (select ${databaseWall})) * 1000) as ms
    from house_rounds as rounds join play_sessions as plays on plays.id = rounds.play_session_id
    where rounds.player_id = ${playerId}::uuid and plays.mode = 'real'
      and rounds.shown_until > (select ${databaseWall})
  `);
  const ms = rows[0]?.ms ?? null;
  if (ms === null) return;
  const message = "A round is still being shown. Try again when it has ended.";
  throw refusal("too-early", message, { retryAfterMs: Number(ms) });
}
