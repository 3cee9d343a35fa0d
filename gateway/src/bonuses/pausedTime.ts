import { sql } from "drizzle-orm";
import { databaseNow } from "../clock/index.ts";

/**
 * Since when a restriction has kept a bonus's player from play, and for how long in all, of a query over `bonuses`. A block and
 * a closed account last until customer service lifts them; whatever blocks withdrawals alone leaves play open.
 */
const restrictions = sql`(
  select range_agg(tstzrange(
    greatest(holds.starts_at, bonuses.granted_at),
    least(
      holds.lifted_at,
      case when holds.kind in ('block', 'deactivated') then null else holds.ends_at end,
      ${databaseNow}
    )
  )) as spans
  from holds
  where holds.player_id = bonuses.player_id and holds.kind <> 'withdrawals'
    and holds.starts_at < ${databaseNow}
    and greatest(holds.starts_at, bonuses.granted_at) < least(
      holds.lifted_at,
      case when holds.kind in ('block', 'deactivated') then null else holds.ends_at end,
      ${databaseNow}
    )
)`;

/** How long a restriction has kept the player from play since the grant. */
export const pausedTime = sql`coalesce((
  select sum(upper(span) - lower(span)) from ${restrictions} as restricted, unnest(restricted.spans) as span
), interval '0')`;

/** Whether a restriction keeps the player from play now. */
export const isPaused = sql<boolean>`exists (
  select from holds where holds.player_id = bonuses.player_id and holds.kind <> 'withdrawals' and holds.lifted_at is null
    and holds.starts_at <= ${databaseNow}
    and (holds.kind in ('block', 'deactivated') or holds.ends_at is null or holds.ends_at > ${databaseNow})
)`;
