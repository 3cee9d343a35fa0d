import { sql } from "drizzle-orm";
import type { MoneyDatabase } from "./moneyDatabase.ts";

/** More in one transaction would leave a long trail of dead rows, which each next booking walks along. */
const BATCH = 500;
const WIN = JSON.stringify([{ from: "house", fromRef: "fjord", to: "cash", amountOre: 1 }]);
let batches = 0;

/** Books wins of 1 øre, hundreds in a transaction, which is of one player: at least so many. */
export async function addWins(
  { db }: Pick<MoneyDatabase, "db">,
  players: readonly string[],
  count: number,
): Promise<void> {
  for (let made = 0; made < count; made += BATCH) {
    batches += 1;
    await db.execute(sql`
      select count(*) from generate_series(1, ${BATCH}::int) as place cross join lateral ledger_post(
        '1', 'fjord', ${players[batches % players.length]}::uuid, 'win', ${`bench ${batches}`}, place::text, 'bench', null,
        ${WIN}::jsonb)
    `);
  }
}
