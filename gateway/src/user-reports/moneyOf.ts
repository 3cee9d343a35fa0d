import type { UserReport } from "@spilhus/contracts/player-account";
import { sql } from "drizzle-orm";
import * as z from "zod";
import type { Queries } from "../database/index.ts";

/** The figures of a statement about money. */
export type Money = Pick<UserReport, "totals" | "days">;

// The driver gives sums as text.
const ore = z.coerce.number().int();
const DaySchema = z.object({
  date: z.string(),
  /** Below 0 on a day on which more was rolled back than staked. */
  stakesOre: ore,
  winsOre: ore,
  depositsOre: ore,
  /** Below 0 on a day on which more came back than was asked for. */
  withdrawalsOre: ore,
  balanceOre: ore,
});
type Moved = Omit<z.infer<typeof DaySchema>, "balanceOre" | "date">;

/** The sums of a day or of a period, none below 0. */
function sumsOf(moved: readonly Moved[]): Money["totals"] {
  const sum = (name: keyof Moved) =>
    Math.max(
      0,
      moved.reduce((before, each) => before + each[name], 0),
    );
  const [stakesOre, winsOre] = [sum("stakesOre"), sum("winsOre")];
  return {
    ...{ stakesOre, winsOre, lossesOre: Math.max(0, stakesOre - winsOre) },
    ...{ depositsOre: sum("depositsOre"), withdrawalsOre: sum("withdrawalsOre") },
  };
}

/** Which movements of a player a statement covers. */
export interface Covered {
  readonly playerId: string;
  readonly first: number;
  readonly last: number;
}

/**
 * Sums of each day with a movement, oldest first, and of all days.
 *
 * Stakes are without those that were rolled back. A loss is stakes less wins, and nothing where wins are more: of a day by that
 * day's, of all days by all days', so that the three agree. Withdrawals are those asked for, less those that came back, also on
 * a later day. The balance is cash and bonus at the end of the day.
 *
 * @param zone IANA zone of the days
 */
export async function moneyOf(db: Queries, { playerId, first, last }: Covered, zone: string): Promise<Money> {
  const { rows } = await db.execute(sql`
    with moved as (
      select number, kind, (listed_at at time zone ${zone})::date as day, booked.ore, booked.after
      from ledger_movements cross join lateral (
        select sum(amount_ore) as ore, (array_agg(cash_after_ore + bonus_after_ore order by id desc))[1] as after
        from ledger_transfers where movement_id = ledger_movements.id
      ) as booked
      where player_id = ${playerId}::uuid and number between ${first} and ${last}
    ),
    days as (
      select day,
        coalesce(sum(ore) filter (where kind = 'stake'), 0)
          - coalesce(sum(ore) filter (where kind = 'rollback'), 0) as stakes,
        coalesce(sum(ore) filter (where kind = 'win'), 0) as wins,
        coalesce(sum(ore) filter (where kind = 'deposit'), 0) as deposits,
        coalesce(sum(ore) filter (where kind = 'withdrawal-request'), 0)
          - coalesce(sum(ore) filter (where kind in ('withdrawal-returned', 'withdrawal-refused')), 0) as withdrawals,
        (array_agg(after order by number desc))[1] as balance
      from moved group by day
    )
    select to_char(day, 'YYYY-MM-DD') as date, stakes as "stakesOre", wins as "winsOre",
      deposits as "depositsOre", withdrawals as "withdrawalsOre", balance as "balanceOre"
    from days order by day
  `);
  const moved = z.parse(z.array(DaySchema), rows);
  const days = moved.map((day) => ({ date: day.date, balanceOre: day.balanceOre, ...sumsOf([day]) }));
  return { totals: sumsOf(moved), days };
}
