import { sql } from "drizzle-orm";
import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import { databaseNow } from "../clock/index.ts";
import { compareWithLedger } from "./compareWithLedger.ts";

/** Longer than a transaction that ends play may take. */
const AFTER_MIDNIGHT = "10 minutes";

/**
 * Writes the sums of every day that is over, of all licences and of both categories, those without play too. To be called once
 * everything that has ended is recorded.
 *
 * @throws {Error} for a day whose records and bookings disagree; its sums are not written, nor those of later days
 */
export async function closeDays(db: NodePgDatabase, licences: readonly string[]): Promise<void> {
  for (const licence of licences) {
    const { rows } = await db.execute<{ day: string }>(sql`
      select to_char(day, 'YYYY-MM-DD') as day
      from generate_series(
        coalesce(
          (select max(day) + 1 from authority_days where licence = ${licence}),
          (select min(day) from authority_records where licence = ${licence})
        )::timestamp,
        ((${databaseNow} - ${AFTER_MIDNIGHT}::interval) at time zone 'UTC')::date - 1,
        interval '1 day'
      ) as day order by day
    `);
    for (const { day } of rows) {
      const faults = await compareWithLedger(db, { licence, day });
      if (faults.length > 0) {
        throw new Error(`Records of licence ${licence}, ${day}, are not the ledger's: ${faults.join("; ")}.`);
      }
      await db.execute(sql`
        insert into authority_days (licence, day, category, records, stakes_ore, wins_ore)
        select ${licence}, ${day}::date, category, count(records.id), coalesce(sum(stakes_ore), 0), coalesce(sum(wins_ore), 0)
        from (values ('casino'), ('bingo')) as categories (category)
        left join (
          select * from authority_records where licence = ${licence} and day = ${day}::date
        ) as records using (category)
        group by category
        on conflict do nothing
      `);
    }
  }
}
