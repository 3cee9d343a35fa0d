import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { testEnvironment } from "../../testing/testEnvironment.ts";
import { addPlayer } from "../../testing/testPlayers.ts";
import { findFaults } from "./findFaults.ts";
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
    await using own = await testEnvironment();
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
