import type { Log } from "@spilhus/lib";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { bookMoney } from "../../testing/bookMoney.ts";
import { moveClock } from "../../testing/movableClock.ts";
import { requireWholeLedger } from "../../testing/requireWholeLedger.ts";
import { TEST_BRANDS } from "../../testing/testBrands.ts";
import { tamperedEnvironment } from "../../testing/tamperedEnvironment.ts";
import { testEnvironment, type TestEnvironment } from "../../testing/testEnvironment.ts";
import { addPlayer } from "../../testing/testPlayers.ts";
import type { PutMail } from "../mail/index.ts";
import { checkRecentLedger, checkWholeLedger, sealLedger } from "./sealLedger.ts";

const brands = new Map(TEST_BRANDS.map((brand) => [brand.id, brand]));
const logged: (readonly [string, string, Record<string, unknown>])[] = [];
const mails: unknown[] = [];
const log: Log = (level, message, details = {}) => void logged.push([level, message, { ...details }]);
const putMail: PutMail = async (_, brand, mail) => void mails.push({ brand, ...mail });

let environment: TestEnvironment;
beforeAll(async () => {
  environment = await testEnvironment();
});
beforeEach(() => {
  logged.length = 0;
  mails.length = 0;
});
afterAll(async () => {
  await environment[Symbol.asyncDispose]();
});
const servicesOf = (own: TestEnvironment, sealMail: string | undefined) => ({
  ...{ db: own.database.db, brands, log, putMail, sealMail },
});
const sealsIn = async (own: TestEnvironment) =>
  (
    await own.database.db.execute(sql`
    select licence, to_char(day, 'YYYY-MM-DD') as day, encode(hash, 'hex') as hash from ledger_seals order by day
  `)
  ).rows;

describe("the nightly check", () => {
  it("seals yesterday once for each licence, and the hash leaves the database by log and mail", async () => {
    const { db } = environment.database;
    const { id } = await addPlayer(db);
    await bookMoney(db, id, "deposit", [{ from: "card", to: "cash", amountOre: 500 }]);
    const services = servicesOf(environment, "revision@example.dk");
    await sealLedger(services);
    await Promise.all([sealLedger(services), sealLedger(services)]);
    const seals = await sealsIn(environment);
    expect(seals).toHaveLength(1);
    const { rows } = await db.execute<{ day: string }>(sql`
      select to_char((clock.now() at time zone 'Europe/Copenhagen')::date - 1, 'YYYY-MM-DD') as day
    `);
    expect(seals[0]).toMatchObject({ licence: "1", day: rows[0]?.day });
    expect(logged).toEqual([["info", "the ledger was sealed", { ...seals[0], faults: 0 }]]);
    expect(mails).toEqual([
      expect.objectContaining({ kind: "ledger-sealed", to: "revision@example.dk", faults: 0, ...seals[0] }),
    ]);
    await moveClock(db, "1 day");
    await sealLedger(services);
    expect(await sealsIn(environment)).toHaveLength(2);
    await requireWholeLedger(db);
  });

  it("tells of every recent fault as an error, and seals all the same", async () => {
    await using own = await tamperedEnvironment();
    const { db } = own.database;
    const { id } = await addPlayer(db);
    await bookMoney(db, id, "deposit", [{ from: "card", to: "cash", amountOre: 500 }]);
    await db.execute(sql`
      alter table ledger_accounts disable trigger user;
      update ledger_accounts set balance_ore = balance_ore + 1 where kind = 'cash'
    `);
    await sealLedger(servicesOf(own, undefined));
    const errors = logged.filter(([level]) => level === "error").map(([, , { invariant }]) => invariant);
    expect(new Set(errors)).toEqual(new Set(["I1"]));
    expect(logged.at(-1)).toMatchObject(["info", "the ledger was sealed", { faults: errors.length }]);
    expect(await sealsIn(own)).toHaveLength(1);
    expect(mails).toEqual([]);
  });
});

it("the whole check finds in ledger and audit what was changed before the seal, which the check since then does not", async () => {
  await using own = await tamperedEnvironment();
  const { db } = own.database;
  const { id } = await addPlayer(db);
  await bookMoney(db, id, "deposit", [{ from: "card", to: "cash", amountOre: 500 }]);
  const services = servicesOf(own, undefined);
  await sealLedger(services);
  await db.execute(sql`
    insert into audit (chain, brand, event, details) values ('test', 'fjord', 'test', '{}');
    alter table audit disable trigger user;
    update audit set details = '{"changed": true}';
    alter table ledger_movements disable trigger user;
    update ledger_movements set reference = 'another'
  `);
  logged.length = 0;
  expect(await checkRecentLedger(services)).toBe(0);
  expect(logged).toEqual([]);
  expect(await checkWholeLedger(services)).toBeGreaterThan(0);
  const errors = logged.filter(([level]) => level === "error").map(([, , { invariant }]) => invariant);
  expect(new Set(errors)).toEqual(new Set(["I2", "seal", "audit"]));
});
