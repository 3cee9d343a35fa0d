import type { Jackpot } from "@spilhus/contracts";
import { sql } from "drizzle-orm";
import * as z from "zod";
import { databaseWall } from "../clock/index.ts";
import type { Queries } from "../database/index.ts";

/** A pot's amount as everybody may know it. */
export type ShownPot = Pick<Jackpot, "amountOre" | "mostOre" | "growthOrePerMinute">;

/** Over how long a pot's growth is measured: a counter shows what was put in within the last minute. */
const MEASURED_SECONDS = 60;
/** So many contributions are looked at at most; a counter that leaves some out only moves less. */
const MOST_ROWS = 5_000;

const ore = z.coerce.number().int();
const RowsSchema = z.array(z.object({ pot: z.string(), ore, hidden: ore, recent: ore }));

/**
 * A brand's pots by id. A win is not told before its round has been shown: until then the pot is what it would be without it.
 * `mostOre` is all that lies in the pot; `amountOre` is what lay in it a minute ago, and `growthOrePerMinute` what came since, so
 * that a counter which goes from the one towards the other is never ahead of the truth.
 */
export async function shownPots(db: Queries, brand: string): Promise<ReadonlyMap<string, ShownPot>> {
  const { rows } = await db.execute(sql`
    with moment as materialized (select ${databaseWall} as now)
    select pots.pot, pots.ore, coalesce(won.hidden, 0) as hidden, coalesce(newest.ore, 0) as recent
    from moment cross join pots_now(${brand}) as pots
    left join lateral (
      select sum(ore - restart_ore) filter (where shown_until > moment.now) as hidden,
        max(at) filter (where shown_until <= moment.now) as last_at
      from pot_awards where brand = ${brand} and pot = pots.pot
    ) as won on true
    left join lateral (
      select sum(put.ore) as ore from (
        select put.ore, put.at from pot_contributions as put
        where put.brand = ${brand} and put.pot = pots.pot order by put.id desc limit ${MOST_ROWS}
      ) as put
      where put.at > greatest(moment.now - make_interval(secs => ${MEASURED_SECONDS}), won.last_at)
    ) as newest on true
  `);
  return new Map(
    z.parse(RowsSchema, rows).map(({ pot, ore: booked, hidden, recent }) => {
      const mostOre = booked + hidden;
      return [pot, { mostOre, amountOre: mostOre - recent, growthOrePerMinute: recent }];
    }),
  );
}
