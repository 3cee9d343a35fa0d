import { sql } from "drizzle-orm";
import { databaseNow, seconds } from "../clock/index.ts";
import type { Queries } from "../database/index.ts";
import type { HotKey } from "./slidingCounts.ts";

/** Older counts of a gateway are ignored: the key has cooled down, or the gateway is gone. */
const FRESH_SECONDS = 5;

interface Row extends Record<string, unknown> {
  readonly key: string;
  readonly used: number;
}

/** Shares this gateway's counts with the others. @returns the counts of the others, by key */
export async function shareCounts(
  db: Queries,
  gateway: string,
  hot: readonly HotKey[],
): Promise<ReadonlyMap<string, number>> {
  const keys = sql.param(hot.map(({ key }) => key));
  const used = sql.param(hot.map((entry) => entry.used));
  const { rows } = await db.execute<Row>(sql`
    with told as (
      insert into call_counts (key, gateway, used, counted_at)
      select key, ${gateway}::uuid, used, ${databaseNow}
      from unnest(${keys}::text[], ${used}::float8[]) as counted (key, used)
      on conflict (key, gateway) do update set used = excluded.used, counted_at = excluded.counted_at
    )
    select key, sum(used) as used from call_counts
    where key = any(${keys}::text[]) and gateway <> ${gateway}::uuid
      and counted_at > ${databaseNow} - ${seconds(FRESH_SECONDS)}
    group by key`);
  return new Map(rows.map((row) => [row.key, row.used]));
}

/** Deletes counts and attempts whose time is over. */
export async function deleteOldCounts(db: Queries): Promise<void> {
  await db.execute(sql`delete from attempts where expires_at < ${databaseNow}`);
  await db.execute(sql`delete from call_counts where counted_at < ${databaseNow} - ${seconds(60)}`);
}
