import { sql } from "drizzle-orm";
import * as z from "zod";
import { databaseNow } from "../clock/index.ts";
import type { Queries } from "../database/index.ts";
import { sessions } from "../sessions/index.ts";

/** The time a player has spent on one day, in the brand's zone. */
export interface DaySpent {
  /** `2026-11-22` */
  readonly date: string;
  /** Sessions that began on the day. */
  readonly sessions: number;
  /** Overlapping sessions count once. */
  readonly seconds: number;
}

const RowsSchema = z.array(z.object({ date: z.string(), sessions: z.int(), seconds: z.int() }));

/**
 * The time spent on each day up to today, oldest first, including days without a session. A session without logout
 * lasted until its last use; an open one, until now.
 *
 * @param zone IANA zone of the days
 * @param days number of days, including today
 */
export async function timeSpent(
  db: Queries,
  playerId: string,
  zone: string,
  days: number,
): Promise<readonly DaySpent[]> {
  const { rows } = await db.execute(sql`
    with today as (select (${databaseNow} at time zone ${zone})::date as last),
    days as (
      select at as day, at at time zone ${zone} as starts, (at + interval '1 day') at time zone ${zone} as ends
      from today, generate_series((last - (${days}::int - 1))::timestamp, last::timestamp, interval '1 day') as at
    ),
    ended as (
      select ${sessions.loggedInAt} as began,
        least(coalesce(${sessions.endedAt}, ${databaseNow}), ${databaseNow}) as ended,
        ${sessions.expiresAt} as expires,
        ${sessions.lastUsedAt} as used
      from ${sessions}
      where ${sessions.playerId} = ${playerId}
        and ${sessions.loggedInAt} > (select min(starts) from days) - interval '2 days'
    ),
    own as (
      select began, greatest(began, case when ended > expires then used else ended end) as ended from ended
    ),
    spans as (select unnest(range_agg(tstzrange(began, ended))) as span from own)
    select to_char(days.day, 'YYYY-MM-DD') as date,
      (select count(*) from own where began >= starts and began < ends)::int as sessions,
      coalesce((
        select sum(extract(epoch from upper(span * tstzrange(starts, ends)) - lower(span * tstzrange(starts, ends))))
        from spans where span && tstzrange(starts, ends)
      ), 0)::int as seconds
    from days order by days.day
  `);
  return z.parse(RowsSchema, rows);
}
