import { fileURLToPath } from "node:url";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate as applyMigrations } from "drizzle-orm/node-postgres/migrator";
import type { Pool } from "pg";

const FOLDER = fileURLToPath(new URL("../../drizzle", import.meta.url));
/** Any number that all gateways share. */
const LOCK = 7_305_190_021;

/** Brings the database to this version's tables; several starting processes wait for the first. */
export async function migrate(pool: Pool): Promise<void> {
  const client = await pool.connect();
  // A connection whose settings were not restored is closed, which also releases the lock.
  let isBroken = true;
  try {
    await client.query("SET statement_timeout = 0");
    await client.query("SELECT pg_advisory_lock($1)", [LOCK]);
    await applyMigrations(drizzle(client), { migrationsFolder: FOLDER });
    await client.query("SELECT pg_advisory_unlock($1)", [LOCK]);
    await client.query("RESET statement_timeout");
    isBroken = false;
  } finally {
    client.release(isBroken);
  }
}
