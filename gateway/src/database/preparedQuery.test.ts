import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { singleConnection } from "../../testing/singleConnection.ts";
import { testDatabase, type TestDatabase } from "../../testing/testDatabase.ts";
import { type Places, preparedQuery } from "./preparedQuery.ts";
import { imports } from "./tables.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database[Symbol.asyncDispose]());

/** Reads and writes rows of a table, and counts how often the read is built. */
function marks() {
  const builds = { count: 0 };
  const read = preparedQuery((db, { name }: Places<{ name: string }>) => {
    builds.count += 1;
    return db
      .select({ version: imports.version, at: imports.importedAt })
      .from(imports)
      .where(eq(imports.name, name));
  });
  const write = preparedQuery((db, row: Places<typeof imports.$inferSelect>) =>
    db.insert(imports).values({ name: row.name, version: row.version, importedAt: row.importedAt }),
  );
  return { builds, read, write };
}
const AT = new Date("2026-01-02T03:04:05.678Z");

it("a prepared query is built once for a connection, whichever transactions ask, and takes each value", async () => {
  await using db = singleConnection(database.url);
  const { builds, read, write } = marks();
  for (const name of ["one", "two", "three", "four", "five"]) {
    await db.transaction(async (tx) => {
      await write(tx, { name, version: `version ${name}`, importedAt: AT });
      expect(await read(tx, { name })).toEqual([{ version: `version ${name}`, at: AT }]);
    });
  }
  expect(builds.count).toBe(1);
  // The server has prepared it, too.
  expect(await db.preparedTexts()).toContain(
    'select "version", "imported_at" from "imports" where "imports"."name" = $1',
  );
});

it("placeholders that are spread are refused: they would be none, and a row would get its defaults", async () => {
  await using db = singleConnection(database.url);
  const write = preparedQuery((queries, row: Places<typeof imports.$inferSelect>) =>
    queries.insert(imports).values({ ...row }),
  );
  expect(() => write(db, { name: "spread", version: "1", importedAt: AT })).toThrow("Name each value");
});

it("a prepared query reads in the transaction that it is given, not in the one that it was built for", async () => {
  await using one = singleConnection(database.url);
  await using other = singleConnection(database.url);
  const { builds, read, write } = marks();
  await one.transaction(async (tx) => {
    await write(tx, { name: "unseen", version: "1", importedAt: AT });
    expect(await read(tx, { name: "unseen" })).toHaveLength(1);
    expect(await read(other, { name: "unseen" })).toEqual([]);
  });
  expect(await other.transaction((tx) => read(tx, { name: "unseen" }))).toHaveLength(1);
  // Once in the transaction, once for the other's pool, and once for the connection of the other's transaction.
  expect(builds.count).toBe(3);
});
