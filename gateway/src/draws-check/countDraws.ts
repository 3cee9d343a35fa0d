import { sql } from "drizzle-orm";
import * as z from "zod";
import { databaseWall } from "../clock/index.ts";
import type { Queries } from "../database/index.ts";
import type { HouseGame } from "../house-rounds/index.ts";

/** How often each number was drawn at one place of a game's rounds. */
export interface DrawnPlace {
  /** From 1 on, as in the round: reels of the base game, then those of each free spin, then the pot's draw. */
  readonly place: number;
  /** By number: a number that was never drawn counts 0. Numbers of the pot's draw are counted in {@link POT_PARTS} equal parts. */
  readonly counts: readonly number[];
}

/** A pot is drawn from millions of numbers: parts of equal size have enough draws to be compared. */
export const POT_PARTS = 100;

const RowsSchema = z.array(
  z.object({
    place: z.coerce.number().int(),
    drawn: z.coerce.number().int(),
    count: z.coerce.number().int(),
  }),
);

/**
 * The draws of a game's last day, of money and demos alike: both are drawn by one source. Rounds of other rules than today's
 * are left out, those that a seed wrote as past, and those before somebody has last opened or closed the game: whoever opens it
 * again has looked at them.
 */
export async function countDraws(
  db: Queries,
  { id, table, draws, pot }: HouseGame,
): Promise<readonly DrawnPlace[]> {
  const bounds = [...draws.first, ...draws.repeated, ...(pot ? [POT_PARTS] : [])];
  const [first, repeated] = [draws.first.length, Math.max(1, draws.repeated.length)];
  const isPots = pot ? sql`ordinal = cardinality(draws)` : sql`false`;
  const place = sql`case when ${isPots} then ${bounds.length}::int when ordinal <= ${first} then ordinal
    else ${first} + (ordinal - ${first} - 1) % ${repeated} + 1 end`;
  const part = sql`case when ${isPots} then drawn::bigint * ${POT_PARTS}::bigint / ${pot?.orePerWin ?? 1}::bigint else drawn end`;
  const { rows } = await db.execute(sql`
    select place, part as drawn, count(*) as count
    from house_rounds cross join unnest(draws) with ordinality as one (drawn, ordinal)
      cross join lateral (select ${place} as place, ${part} as part) as placed
    where math_version = ${table.mathVersion} and not is_seeded and started_at > greatest(
      (select ${databaseWall}) - interval '1 day', (select changed_at from house_games where game = ${id})
    )
    group by place, part
  `);
  const counted = z.parse(RowsSchema, rows);
  return bounds.map((bound, index) => ({
    place: index + 1,
    counts: Array.from(
      { length: bound },
      (_, drawn) => counted.find((row) => row.place === index + 1 && row.drawn === drawn)?.count ?? 0,
    ),
  }));
}
