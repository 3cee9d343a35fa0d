import { sql } from "drizzle-orm";
import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import { databaseWall } from "../clock/index.ts";

/** What was played within so many days counts. */
const COUNTED_DAYS = 7;

/**
 * Counts anew how much each game was played for money on each brand in the last week: by how many players, and in how many
 * rounds or purchases of plates. A purchase that was paid back was not played.
 */
export const countPlays = (db: NodePgDatabase): Promise<void> =>
  db.transaction(async (tx) => {
    const since = sql`(select ${databaseWall} - make_interval(days => ${COUNTED_DAYS}))`;
    await tx.execute(sql`delete from game_plays`);
    await tx.execute(sql`
      insert into game_plays (brand, game, players, rounds)
      select brand, game, count(distinct player_id), count(*) from (
        select plays.brand, plays.game, plays.player_id
        from house_rounds as rounds join play_sessions as plays on plays.id = rounds.play_session_id
        where rounds.game_round_id is not null and rounds.started_at > ${since}
        union all
        select plays.brand, plays.game, plays.player_id
        from game_rounds as rounds join play_sessions as plays on plays.id = rounds.play_session_id
        where rounds.caller not in ('house', 'rooms', 'import') and rounds.state = 'settled' and rounds.closed_at > ${since}
        union all
        select rounds.brand, rounds.room, purchases.player_id
        from bingo_purchases as purchases join bingo_rounds as rounds on rounds.id = purchases.round_id
        where purchases.paid_back_at is null and rounds.state = 'finished' and rounds.finished_at > ${since}
      ) as played
      group by brand, game
    `);
  });
