import { randomUUID } from "node:crypto";
import { Client } from "pg";
import { expect, inject, it } from "vitest";
import { bookMoney } from "../../testing/bookMoney.ts";
import { databaseUrl } from "../../testing/databaseUrl.ts";
import { testDatabase } from "../../testing/testDatabase.ts";
import { addPlayer } from "../../testing/testPlayers.ts";
import { openDatabase } from "../database/openDatabase.ts";
import { checkKeptSeals } from "./checkKeptSeals.ts";
import { findFaults } from "./findFaults.ts";
import { sealDay } from "./sealDay.ts";

const open = (url: string) => openDatabase({ stateDir: "/nowhere", databaseUrl: url, pool: 2 });

/** A copy of a database as it stands, as a restored dump would be. Nobody may be connected to it. */
async function copyOf(url: string): Promise<{ readonly url: string } & AsyncDisposable> {
  const host = inject("postgresHost");
  const [from, to] = [new URL(url).pathname.slice(1), `test_${randomUUID().replaceAll("-", "")}`];
  const run = async (statement: string) => {
    const client = new Client({ connectionString: databaseUrl(host, "postgres") });
    await client.connect();
    await client.query(statement).finally(() => client.end());
  };
  await run(`CREATE DATABASE ${to} TEMPLATE ${from}`);
  return {
    url: databaseUrl(host, to),
    [Symbol.asyncDispose]: () => run(`DROP DATABASE IF EXISTS ${to} WITH (FORCE)`),
  };
}

it("a database set back to yesterday's dump is whole by itself, and not the one of the kept seals (attack 38)", async () => {
  await using storage = await testDatabase();
  const before = await open(storage.url);
  const { id } = await addPlayer(before.db);
  await bookMoney(before.db, id, "deposit", [{ from: "card", to: "cash", amountOre: 1_000 }]);
  const yesterday = await sealDay(before.db, "1", "2026-11-22");
  await before.close();
  await using dump = await copyOf(storage.url);

  const live = await open(storage.url);
  await bookMoney(live.db, id, "stake", [{ from: "cash", to: "house", amountOre: 400 }]);
  const today = await sealDay(live.db, "1", "2026-11-23");
  expect(await checkKeptSeals(live.db, [yesterday, today])).toEqual([]);
  await live.close();

  const restored = await open(dump.url);
  try {
    expect(await findFaults(restored.db)).toEqual([]);
    const missing = "the seal that was kept is not there";
    const of = (fault: string) => [{ invariant: "seal", subject: "1 2026-11-23", fault }];
    expect(await checkKeptSeals(restored.db, [yesterday, today])).toEqual(of(missing));
    // Sealed again, without the stake.
    await sealDay(restored.db, "1", "2026-11-23");
    expect(await findFaults(restored.db)).toEqual([]);
    expect(await checkKeptSeals(restored.db, [yesterday, today])).toEqual(
      of("it is not the seal that was kept"),
    );
  } finally {
    await restored.close();
  }
});
