import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import { prepareRepeated } from "../src/database/prepareRepeated.ts";
import { TransactionPool } from "../src/database/transactionPool.ts";

/** One connection to a database, whose repeated statements are prepared as the gateway's are. */
export function singleConnection(url: string) {
  const pool = new TransactionPool({ connectionString: url, max: 1 });
  pool.on("connect", prepareRepeated);
  const db = drizzle(pool, { casing: "snake_case" });
  /** What the server has prepared for the connection. */
  const preparedTexts = async () =>
    (
      await db.execute<{ statement: string }>(sql`select statement from pg_prepared_statements order by name`)
    ).rows.map(({ statement }) => statement);
  return Object.assign(db, { preparedTexts, [Symbol.asyncDispose]: () => pool.end() });
}
