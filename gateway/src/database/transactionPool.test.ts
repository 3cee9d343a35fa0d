import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import { afterAll, beforeAll, expect, it } from "vitest";
import { testDatabase, type TestDatabase } from "../../testing/testDatabase.ts";
import { TransactionPool } from "./transactionPool.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database[Symbol.asyncDispose]());

/** A transaction whose `begin` the server refuses. */
const isolationLevel = "no such level" as "serializable"; // The type lists levels that there are.

it("a transaction that cannot begin gives its connection back", async () => {
  const pool = new TransactionPool({
    connectionString: database.url,
    max: 1,
    connectionTimeoutMillis: 2_000,
  });
  const db = drizzle(pool);
  for (let attempt = 0; attempt < 3; attempt += 1) {
    await expect(db.transaction(() => Promise.resolve(), { isolationLevel })).rejects.toThrow("begin");
  }
  const { rows } = await db.transaction((tx) => tx.execute<{ one: number }>(sql`select 1 as one`));
  expect(rows).toEqual([{ one: 1 }]);
  await pool.end();
});

it("later statements and queries without a transaction are untouched", async () => {
  const pool = new TransactionPool({ connectionString: database.url, max: 1 });
  const db = drizzle(pool);
  const broken = db.transaction(async (tx) => tx.execute(sql`select nonsense`));
  await expect(broken).rejects.toMatchObject({ cause: { code: "42703" } });
  await expect(db.execute(sql`select nonsense`)).rejects.toMatchObject({ cause: { code: "42703" } });
  expect((await db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }]);
  await pool.end();
});
