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
  stakesOre: ore,
  winsOre: ore,
  lossesOre: ore,
  depositsOre: ore,
  withdrawalsOre: ore,
  balanceOre: ore,
});
const NOTHING = { stakesOre: 0, winsOre: 0, lossesOre: 0, depositsOre: 0, withdrawalsOre: 0 };
const SUMS = ["stakesOre", "winsOre", "lossesOre", "depositsOre", "withdrawalsOre"] as const;

/** Which movements of a player a statement covers. */
export interface Covered {
  readonly playerId: string;
  readonly first: number;
  readonly last: number;
}

/**
 * Sums of each day with a movement, oldest first, and of all days.
 *
 * Stakes are without those that were rolled back. A day's loss is its stakes less its wins, and nothing on a day with
 * more wins. Withdrawals are those asked for, less those that came back. The balance is cash and bonus at the end of
 * the day.
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
        greatest(0, coalesce(sum(ore) filter (where kind = 'stake'), 0)
          - coalesce(sum(ore) filter (where kind = 'rollback'), 0)) as stakes,
        coalesce(sum(ore) filter (where kind = 'win'), 0) as wins,
        coalesce(sum(ore) filter (where kind = 'deposit'), 0) as deposits,
        greatest(0, coalesce(sum(ore) filter (where kind = 'withdrawal-request'), 0)
          - coalesce(sum(ore) filter (where kind in ('withdrawal-returned', 'withdrawal-refused')), 0)) as withdrawals,
        (array_agg(after order by number desc))[1] as balance
      from moved group by day
    )
    select to_char(day, 'YYYY-MM-DD') as date, stakes as "stakesOre", wins as "winsOre",
      greatest(0, stakes - wins) as "lossesOre", deposits as "depositsOre", withdrawals as "withdrawalsOre",
      balance as "balanceOre"
    from days order by day
  `);
  const days = z.parse(z.array(DaySchema), rows);
  const totals = { ...NOTHING };
  for (const day of days) for (const name of SUMS) totals[name] += day[name];
  return { totals, days };
}
