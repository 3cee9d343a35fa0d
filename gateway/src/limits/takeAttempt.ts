import { sql } from "drizzle-orm";
import { databaseNow, seconds } from "../clock/index.ts";
import type { Queries } from "../database/index.ts";

interface Row extends Record<string, unknown> {
  readonly isAllowed: boolean;
  readonly retryAfterSeconds: number;
}

/**
 * Counts one attempt against a limit that holds exactly, whichever gateway it is made at: the row is locked while it
 * is counted. At most `most` attempts are let through in any stretch of `windowSeconds`; refused ones do not count.
 *
 * @returns after how many seconds to try again; nothing when the attempt is let through
 */
export async function takeAttempt(
  db: Queries,
  key: string,
  most: number,
  windowSeconds: number,
): Promise<number | undefined> {
  const since = sql`${databaseNow} - ${seconds(windowSeconds)}`;
  const { rows } = await db.execute<Row>(sql`
    insert into attempts as counted (key, hits, is_allowed, expires_at)
    values (${key}, array[${databaseNow}], true, ${databaseNow} + ${seconds(windowSeconds)})
    on conflict (key) do update set (hits, is_allowed, expires_at) = (
      select
        case when count(*) < ${most} then array_append(array_agg(hit order by hit), ${databaseNow})
          else array_agg(hit order by hit) end,
        count(*) < ${most},
        ${databaseNow} + ${seconds(windowSeconds)}
      from unnest(counted.hits) as hit where hit > ${since}
    )
    returning is_allowed as "isAllowed",
      greatest(1, ceil(extract(epoch from hits[1] - (${since}))))::int as "retryAfterSeconds"`);
  const [row] = rows;
  return row?.isAllowed === false ? row.retryAfterSeconds : undefined;
}
