import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { singleConnection } from "../../testing/singleConnection.ts";
import { testDatabase, type TestDatabase } from "../../testing/testDatabase.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database[Symbol.asyncDispose]());

const onePool = () => singleConnection(database.url);

it("a statement that a connection repeats is prepared once, and answers alike for every value", async () => {
  await using db = onePool();
  for (const value of [1, 2, 3, 4, 5]) {
    const { rows } = await db.execute(sql`select ${value}::int * 2 as twice`);
    expect(rows).toEqual([{ twice: value * 2 }]);
  }
  expect(await db.preparedTexts()).toEqual(["select $1::int * 2 as twice"]);
});

it("a statement that is used twice, or has no values, is not prepared", async () => {
  await using db = onePool();
  for (let use = 0; use < 2; use += 1) await db.execute(sql`select ${use}::int as once`);
  for (let use = 0; use < 5; use += 1) await db.execute(sql`select 1 as bare`);
  expect(await db.preparedTexts()).toEqual([]);
});

it("an error of a prepared statement is told, and the statement goes on to work", async () => {
  await using db = onePool();
  for (const divisor of [1, 2, 3]) await db.execute(sql`select 6 / ${divisor}::int as part`);
  await expect(db.execute(sql`select 6 / ${0}::int as part`)).rejects.toMatchObject({
    cause: { code: "22012" },
  });
  expect((await db.execute(sql`select 6 / ${3}::int as part`)).rows).toEqual([{ part: 2 }]);
});

it("a statement whose columns a migration has changed fails once at most, and is prepared anew", async () => {
  await using db = onePool();
  await db.execute(sql`create table measures (id integer, amount integer)`);
  await db.execute(sql`insert into measures values (1, 7)`);
  const amount = () => db.execute(sql`select amount from measures where id = ${1}`);
  for (let use = 0; use < 4; use += 1) expect((await amount()).rows).toEqual([{ amount: 7 }]);
  await db.execute(sql`alter table measures alter column amount type text`);
  await expect(amount()).rejects.toMatchObject({ cause: { routine: "RevalidateCachedQuery" } });
  for (let use = 0; use < 4; use += 1) expect((await amount()).rows).toEqual([{ amount: "7" }]);
});

it("a connection keeps no more than so many statements", async () => {
  await using db = onePool();
  for (let kind = 0; kind < 260; kind += 1) {
    for (let use = 0; use < 3; use += 1)
      await db.execute(sql.raw(`select ${kind}`).append(sql` + ${use}::int`));
  }
  expect(await db.preparedTexts()).toHaveLength(250);
});
