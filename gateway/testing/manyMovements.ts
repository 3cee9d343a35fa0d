import { sql } from "drizzle-orm";
import type { Queries } from "../src/database/index.ts";

let batches = 0;
/** More in one transaction would leave a long trail of dead rows, which each next booking walks along. */
const BATCH = 500;

/** Books many wins of 1 øre through the ledger's own function, hundreds in each statement. */
export async function addManyMovements(db: Queries, playerId: string, count: number): Promise<void> {
  const win = [{ from: "house", fromRef: "fjord", to: "cash", amountOre: 1 }];
  for (let done = 0; done < count; done += BATCH) {
    batches += 1;
    await db.execute(sql`
      select count(*) from generate_series(1, ${Math.min(BATCH, count - done)}::int) as place cross join lateral ledger_post(
        '1', 'fjord', ${playerId}::uuid, 'win', ${`many ${batches}`}, place::text, 'test', null, ${JSON.stringify(win)}::jsonb
      )
    `);
  }
}
