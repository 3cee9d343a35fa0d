import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { requireWholeLedger } from "../../testing/requireWholeLedger.ts";
import { testEnvironment, type TestEnvironment } from "../../testing/testEnvironment.ts";
import { addPlayer } from "../../testing/testPlayers.ts";
import { lockPlayerRow } from "../sessions/index.ts";
import type { Account } from "./accountKinds.ts";
import { postMovement, type Movement, type Transfer } from "./postMovement.ts";
import { readBalances } from "./readBalances.ts";
import { sealDay } from "./sealDay.ts";

let environment: TestEnvironment;
beforeAll(async () => {
  environment = await testEnvironment();
});
afterEach(() => requireWholeLedger(db()));
afterAll(() => environment[Symbol.asyncDispose]());

const db = () => environment.database.db;
const CARD = { kind: "provider-clearing", ref: "card" } as const;
const HOUSE = { kind: "house", ref: "fjord" } as const;
let references = 0;

function book(playerId: string, from: Account, to: Account, amountOre: number, more: Partial<Movement> = {}) {
  references += 1;
  const transfers: [Transfer] = [{ from, to, amountOre }];
  const event = { kind: "deposit", source: "test", reference: String(references), by: "test" } as const;
  return db().transaction(async (transaction) => {
    await lockPlayerRow(transaction, playerId);
    return postMovement(transaction, {
      licence: "1",
      brand: "fjord",
      playerId,
      ...event,
      transfers,
      ...more,
    });
  });
}

async function richPlayer(cashOre: number): Promise<string> {
  const { id } = await addPlayer(db());
  await book(id, CARD, "cash", cashOre);
  return id;
}

const refusal = (work: Promise<unknown>) =>
  work.then(
    () => "done",
    (error: unknown) =>
      String(error instanceof Error ? ((error.cause as Error | undefined) ?? error) : error),
  );

describe("the ledger", () => {
  it("moves money between accounts and counts the player's movements without a gap", async () => {
    const player = await richPlayer(10_000);
    const stake = await book(player, "cash", HOUSE, 2_500);
    const win = await book(player, HOUSE, "cash", 100);
    expect([stake.number, win.number]).toEqual([2, 3]);
    expect(await readBalances(db(), player)).toEqual({
      ...{ cashOre: 7_600, bonusOre: 0, reservedOre: 0, debtOre: 0, version: 3 },
    });
  });

  it("gives no number to a movement that is rolled back", async () => {
    const player = await richPlayer(1_000);
    await expect(book(player, "cash", HOUSE, 1_001)).rejects.toMatchObject({ code: "not-enough-money" });
    expect((await book(player, "cash", HOUSE, 1_000)).number).toBe(2);
  });

  it("refuses to book the same event twice, whatever the amount", async () => {
    const player = await richPlayer(1_000);
    const once = { source: "card", reference: "payment-7" };
    await book(player, CARD, "cash", 500, once);
    await expect(book(player, CARD, "cash", 700, once)).rejects.toMatchObject({ code: "already-booked" });
    expect((await readBalances(db(), player)).cashOre).toBe(1_500);
  });

  it("refuses amounts that are not whole øre above 0", async () => {
    const player = await richPlayer(1_000);
    for (const amount of [0, -1, 0.5, Number.NaN, 2 ** 53])
      await expect(book(player, CARD, "cash", amount)).rejects.toThrow(RangeError);
  });

  it("books as many of fifty stakes at once as the balance holds, and none overdraws", async () => {
    const player = await richPlayer(10_000);
    const tries = await Promise.allSettled(
      Array.from({ length: 50 }, () => book(player, "cash", HOUSE, 1_000, { kind: "stake" })),
    );
    expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(10);
    expect(await readBalances(db(), player)).toMatchObject({ cashOre: 0, version: 11 });
  });

  it("keeps a debt below zero apart from cash", async () => {
    const player = await richPlayer(1_000);
    await book(player, "debt", CARD, 4_000, { kind: "chargeback" });
    expect(await readBalances(db(), player)).toMatchObject({ cashOre: 1_000, debtOre: 4_000 });
    await expect(book(player, CARD, "debt", 4_001)).rejects.toMatchObject({ code: "not-enough-money" });
  });

  it("moves nothing to another player and nothing across licences (attack 39)", async () => {
    const [one, other] = [await richPlayer(1_000), await richPlayer(1_000)];
    const statement = sql`
      with movement as (
        insert into ledger_movements (licence, brand, player_id, kind, source, reference, by)
        values ('1', 'fjord', ${one}::uuid, 'win', 'theft', '1', 'test') returning id
      )
      select movement.id, mine.id as mine, theirs.id as theirs from movement, ledger_accounts mine, ledger_accounts theirs
      where mine.player_id = ${one}::uuid and mine.kind = 'cash' and theirs.player_id = ${other}::uuid and theirs.kind = 'cash'
    `;
    const theft = db().transaction(async (transaction) => {
      const { rows } = await transaction.execute(statement);
      await transaction.execute(sql`
        insert into ledger_transfers (movement_id, debit, credit, amount_ore)
        values (${rows[0]?.["id"]}::uuid, ${rows[0]?.["theirs"]}::uuid, ${rows[0]?.["mine"]}::uuid, 500)
      `);
    });
    expect(await refusal(theft)).toContain("its own player alone");
    await db().execute(sql`insert into ledger_accounts (licence, kind, ref) values ('2', 'house', 'eng')`);
    const crossing = db().transaction(async (transaction) => {
      await postMovement(transaction, {
        ...{
          licence: "1",
          brand: "fjord",
          playerId: one,
          kind: "win",
          source: "cross",
          reference: "1",
          by: "test",
        },
        transfers: [{ from: HOUSE, to: "cash", amountOre: 1 }],
      });
      await transaction.execute(sql`
        insert into ledger_transfers (movement_id, debit, credit, amount_ore)
        select ledger_movements.id, house.id, cash.id, 500
        from ledger_movements, ledger_accounts house, ledger_accounts cash
        where ledger_movements.source = 'cross' and house.licence = '2' and cash.player_id = ${one}::uuid and cash.kind = 'cash'
      `);
    });
    expect(await refusal(crossing)).toContain("within one licence");
  });

  it("has no movement without a transfer, and adds none to a movement of an earlier transaction", async () => {
    const player = await richPlayer(1_000);
    const empty = db().execute(sql`
      insert into ledger_movements (licence, brand, player_id, kind, source, reference, by)
      values ('1', 'fjord', ${player}::uuid, 'win', 'empty', '1', 'test')
    `);
    expect(await refusal(empty)).toContain("has no transfer");
    const late = db().execute(sql`
      insert into ledger_transfers (movement_id, debit, credit, amount_ore)
      select movement_id, debit, credit, 1 from ledger_transfers limit 1
    `);
    expect(await refusal(late)).toContain("is closed");
  });
});

describe("the ledger's guard", () => {
  it.each([
    ["a transfer changed", sql`update ledger_transfers set amount_ore = amount_ore + 1`],
    ["a transfer removed", sql`delete from ledger_transfers`],
    ["a movement changed", sql`update ledger_movements set reference = 'x'`],
    [
      "everything emptied",
      sql`truncate ledger_transfers, ledger_movements, ledger_accounts, ledger_books cascade`,
    ],
    ["a balance changed", sql`update ledger_accounts set balance_ore = balance_ore + 1 where kind = 'cash'`],
    ["a number changed", sql`update ledger_books set movements = movements + 1`],
    ["an account removed", sql`delete from ledger_accounts`],
    ["a seal changed", sql`update ledger_seals set hash = ''`],
    ["a head of the audit changed", sql`update audit_heads set place = place - 1`],
    [
      "a transfer changed by a replica's role",
      sql`set session_replication_role = replica; update ledger_transfers set amount_ore = 1`,
    ],
    [
      "a balance changed by a replica's role",
      sql`set session_replication_role = replica; update ledger_accounts set balance_ore = 1 where kind = 'cash'`,
    ],
  ])("refuses to have %s, to a superuser too (attack 36)", async (_, statement) => {
    await richPlayer(1_000);
    expect(await refusal(db().execute(statement))).toMatch(/only ever added to|by transfers alone/);
    await db().execute(sql`reset session_replication_role`);
  });

  it("opens every account empty, whatever was given", async () => {
    const { id } = await addPlayer(db());
    await db().execute(
      sql`insert into ledger_books (player_id, licence, movements) values (${id}::uuid, '9', 7)`,
    );
    await db().execute(sql`
      insert into ledger_accounts (licence, kind, player_id, balance_ore, version, head)
      values ('9', 'cash', ${id}::uuid, 1000000, 5, 'x')
    `);
    expect(await readBalances(db(), id)).toMatchObject({ cashOre: 0, version: 0 });
  });

  it("leaves the owner no right to change or remove what was booked", async () => {
    const { rows } = await db().execute(sql`
      select distinct relname, privilege_type from pg_class, aclexplode(relacl)
      where relname in ('ledger_movements', 'ledger_transfers', 'ledger_seals') order by 1, 2
    `);
    const rights = rows.map(({ privilege_type }) => privilege_type);
    expect(rights).toContain("INSERT");
    for (const right of ["UPDATE", "DELETE", "TRUNCATE"]) expect(rights).not.toContain(right);
  });
});

describe("the daily seal", () => {
  it("covers every transfer once, day after day, and cannot be set twice", async () => {
    const player = await richPlayer(1_000);
    const first = await sealDay(db(), "1", "2026-11-23");
    await book(player, "cash", HOUSE, 10);
    const second = await sealDay(db(), "1", "2026-11-24");
    expect(first.hash).toMatch(/^[0-9a-f]{64}$/);
    expect(second.hash).not.toBe(first.hash);
    await expect(sealDay(db(), "1", "2026-11-24")).rejects.toThrow("ledger_seal");
    const { rows } = await db().execute(
      sql`select sums from ledger_seals where licence = '1' order by day desc limit 1`,
    );
    const sums = Object.values(rows[0]?.["sums"] as Record<string, number>);
    expect(sums.reduce((total, amount) => total + amount, 0)).toBe(0);
  });

  it("waits for bookings that are under way, so that none comes in behind it", async () => {
    const player = await richPlayer(1_000);
    const gate = Promise.withResolvers<undefined>();
    const booked = Promise.withResolvers<undefined>();
    const booking = db().transaction(async (transaction) => {
      await postMovement(transaction, {
        ...{ licence: "1", brand: "fjord", playerId: player, kind: "win", source: "slow", by: "test" },
        ...{ reference: "1", transfers: [{ from: HOUSE, to: "cash", amountOre: 5 }] },
      });
      booked.resolve(undefined);
      await gate.promise;
    });
    await booked.promise;
    let isSealed = false;
    const sealing = sealDay(db(), "1", "2026-11-25").then(() => (isSealed = true));
    await db().execute(sql`select 1`);
    expect(isSealed).toBe(false);
    gate.resolve(undefined);
    await Promise.all([booking, sealing]);
    const { rows } = await db().execute(sql`
      select last_transfer = (select max(id) from ledger_transfers) as is_last from ledger_seals where day = '2026-11-25'
    `);
    expect(rows).toEqual([{ is_last: true }]);
  });
});
