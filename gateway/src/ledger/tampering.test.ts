import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { tamperedEnvironment } from "../../testing/tamperedEnvironment.ts";
import { addPlayer } from "../../testing/testPlayers.ts";
import { findFaults, findRecentFaults } from "./findFaults.ts";
import { postMovement } from "./postMovement.ts";
import { sealDay } from "./sealDay.ts";

const CARD = { kind: "provider-clearing", ref: "card" } as const;

/** Statements of somebody who has switched the triggers off, and the invariants that must name them. */
const TAMPERINGS: readonly (readonly [string, string, readonly string[]])[] = [
  [
    "a balance is raised",
    "update ledger_accounts set balance_ore = balance_ore + 1 where kind = 'cash'",
    ["I1"],
  ],
  [
    "a transfer is changed with its balances",
    "update ledger_transfers set amount_ore = amount_ore + 1, credit_balance_after = credit_balance_after + 1 where id = (select max(id) from ledger_transfers)",
    ["I1", "I2"],
  ],
  [
    "a transfer in the middle is removed with its movement",
    "delete from ledger_transfers where credit_version = 2; delete from ledger_movements where number = 2",
    ["I1", "I2"],
  ],
  [
    "the last movement is removed and the balance put back",
    `update ledger_accounts set balance_ore = balance_ore - 300, version = version - 1 where kind = 'cash';
     delete from ledger_transfers where credit_version = 3; delete from ledger_movements where number = 3`,
    ["I2"],
  ],
  [
    "the last movement is removed, and balance, version and number put back",
    `update ledger_accounts set balance_ore = balance_ore - 300, version = version - 1 where kind = 'cash';
     update ledger_books set movements = movements - 1;
     delete from ledger_transfers where credit_version = 3; delete from ledger_movements where number = 3`,
    ["I2"],
  ],
  [
    "a movement's reference is changed",
    "update ledger_movements set reference = 'another' where number = 2",
    ["I2"],
  ],
  [
    "a balance that lists show is changed",
    "update ledger_transfers set cash_after_ore = cash_after_ore + 1",
    ["I1"],
  ],
  [
    "a time that lists show is changed",
    "update ledger_movements set listed_at = at + interval '1 s'",
    ["I2"],
  ],
  ["cash is set below zero", "update ledger_accounts set balance_ore = -1 where kind = 'cash'", ["I1", "I4"]],
];

describe("tampering with the triggers off", () => {
  const TABLES = ["ledger_books", "ledger_accounts", "ledger_movements", "ledger_transfers"];

  /** A database of its own: what was tampered with stays broken. */
  async function tampered(statement: string): Promise<string[]> {
    await using own = await tamperedEnvironment();
    const { db: there } = own.database;
    const { id } = await addPlayer(there);
    for (const [index, amountOre] of [100, 200, 300].entries()) {
      await there.transaction((transaction) =>
        postMovement(transaction, {
          ...{ licence: "1", brand: "fjord", playerId: id, kind: "deposit", source: "test", by: "test" },
          ...{ reference: String(index), transfers: [{ from: CARD, to: "cash", amountOre }] },
        }),
      );
    }
    await sealDay(there, "1", "2026-11-23");
    expect(await findFaults(there)).toEqual([]);
    for (const table of TABLES) await there.execute(sql.raw(`alter table ${table} disable trigger user`));
    await there.execute(
      sql.raw("alter table ledger_accounts drop constraint ledger_accounts_not_below_zero"),
    );
    await there.execute(sql.raw(statement));
    return (await findFaults(there)).map(({ invariant }) => invariant);
  }

  /** One movement before the seal and two after it. */
  async function tamperedAfterSeal(statement: string): Promise<string[]> {
    await using own = await tamperedEnvironment();
    const { db: there } = own.database;
    const { id } = await addPlayer(there);
    const post = (index: number, amountOre: number) =>
      there.transaction((transaction) =>
        postMovement(transaction, {
          ...{ licence: "1", brand: "fjord", playerId: id, kind: "deposit", source: "test", by: "test" },
          ...{ reference: String(index), transfers: [{ from: CARD, to: "cash", amountOre }] },
        }),
      );
    await post(0, 100);
    await sealDay(there, "1", "2026-11-23");
    await post(1, 200);
    await post(2, 300);
    expect(await findRecentFaults(there)).toEqual([]);
    for (const table of [...TABLES, "ledger_sealed_heads"])
      await there.execute(sql.raw(`alter table ${table} disable trigger user`));
    await there.execute(
      sql.raw("alter table ledger_accounts drop constraint ledger_accounts_not_below_zero"),
    );
    await there.execute(sql.raw(statement));
    return (await findRecentFaults(there)).map(({ invariant }) => invariant);
  }

  it.each([
    ...TAMPERINGS,
    ["a sealed head is changed", "update ledger_sealed_heads set head = sha256(head)", ["I2"]] as const,
    ["a sealed head is removed", "delete from ledger_sealed_heads", ["I1", "I2"]] as const,
  ])(
    "after the last seal is found from the seal on when %s (attack 37)",
    async (_, statement, invariants) => {
      const found = new Set(await tamperedAfterSeal(statement));
      for (const invariant of invariants) expect(found).toContain(invariant);
    },
  );

  it("before the last seal is found by the whole check, also with the sealed heads put right (attack 37)", async () => {
    await using own = await tamperedEnvironment();
    const { db: there } = own.database;
    const { id } = await addPlayer(there);
    const post = (reference: string) =>
      there.transaction((transaction) =>
        postMovement(transaction, {
          ...{ licence: "1", brand: "fjord", playerId: id, kind: "deposit", source: "test", by: "test" },
          ...{ reference, transfers: [{ from: CARD, to: "cash", amountOre: 100 }] },
        }),
      );
    await post("1");
    await post("2");
    await sealDay(there, "1", "2026-11-22");
    await post("3");
    await sealDay(there, "1", "2026-11-23");
    expect(await findFaults(there)).toEqual([]);
    for (const table of [...TABLES, "ledger_sealed_heads"])
      await there.execute(sql.raw(`alter table ${table} disable trigger user`));
    // The reference of a sealed movement is changed, and every head after it is worked out anew.
    await there.execute(
      sql.raw(`
        update ledger_movements set reference = 'another' where number = 1;
        update ledger_accounts set head = (
          select ledger_head(sha256(convert_to(ledger_accounts.id::text, 'UTF8')), digest order by version)
          from ledger_entries where account_id = ledger_accounts.id
        ) where kind = 'cash';
        update ledger_sealed_heads set head = (
          select ledger_head(sha256(convert_to(ledger_sealed_heads.account_id::text, 'UTF8')), digest order by version)
          from ledger_entries where account_id = ledger_sealed_heads.account_id and version <= ledger_sealed_heads.version
        );
      `),
    );
    expect(await findRecentFaults(there)).toEqual([]);
    expect(new Set((await findFaults(there)).map(({ invariant }) => invariant))).toEqual(new Set(["seal"]));
  });

  it.each([
    ["sums", `update ledger_seals set sums = sums || '{"cash": 1}'`],
    ["heads", "update ledger_sealed_heads set balance_ore = balance_ore + 1"],
  ])("with the %s of a seal is found by the whole check (attack 37)", async (_, statement) => {
    const disabled = ["ledger_seals", "ledger_sealed_heads"].map(
      (table) => `alter table ${table} disable trigger user;`,
    );
    expect(await tampered(`${disabled.join("")} ${statement}`)).toContain("seal");
  });

  it.each(TAMPERINGS)("is found when %s (attack 37)", async (_, statement, invariants) => {
    const found = new Set(await tampered(statement));
    for (const invariant of invariants) expect(found).toContain(invariant);
  });

  it("is found by the seal when account heads were recomputed too (attack 38)", async () => {
    const found = await tampered(`
      delete from ledger_transfers where credit_version = 3; delete from ledger_movements where number = 3;
      update ledger_books set movements = 2;
      update ledger_accounts set balance_ore = 300, version = 2, head = (
        select ledger_head(sha256(convert_to(ledger_accounts.id::text, 'UTF8')), digest order by version)
        from ledger_entries where account_id = ledger_accounts.id
      ) where kind = 'cash'
    `);
    expect(new Set(found)).toEqual(new Set(["seal"]));
  });
});
