import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { parseConfig } from "../config/config.ts";
import { systemClock } from "@spilhus/lib";
import { startGateway } from "../app/startGateway.ts";
import { moveClock } from "../../testing/movableClock.ts";
import { testEnvironment, type TestEnvironment } from "../../testing/testEnvironment.ts";

let environment: TestEnvironment;
beforeAll(async () => {
  environment = await testEnvironment();
});
afterAll(() => environment[Symbol.asyncDispose]());

it("a test can move the database's clock, forward and back", async () => {
  const { db } = environment.database;
  const ahead = async () => {
    const { rows } = await db.execute(sql`select extract(epoch from clock.now() - now())::int as ahead`);
    return rows[0]?.["ahead"];
  };
  expect(await ahead()).toBe(0);
  await moveClock(db, "31 days");
  expect(await ahead()).toBe(31 * 86_400);
  await moveClock(db, "-31 days");
  expect(await ahead()).toBe(0);
});

it("the wall clock moves alike, and goes on within a transaction", async () => {
  const { db } = environment.database;
  await moveClock(db, "1 day");
  const times = await db.transaction(async (tx) => {
    await tx.execute(sql`select 1`);
    const { rows } = await tx.execute<{ days: number; later: boolean }>(
      sql`select extract(day from clock.wall() - now())::int as days, clock.wall() > clock.now() as later`,
    );
    return rows;
  });
  expect(times).toEqual([{ days: 1, later: true }]);
  await moveClock(db, "-1 day");
});

it("a production start refuses a database whose clock can be moved", async () => {
  const config = parseConfig({ ...environment.variables, MODE: "production", ACCOUNTS_ENABLED: "false" });
  await expect(startGateway(config, systemClock, () => undefined)).rejects.toThrow("its clock can be moved");
});
