import { WITHDRAWAL_STATES, type WithdrawalState } from "@spilhus/contracts/payments";
import { eq, sql } from "drizzle-orm";
import { DrizzleQueryError } from "drizzle-orm/errors";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { richPlayer, withdraw } from "../../testing/richPlayer.ts";
import { tamperedEnvironment } from "../../testing/tamperedEnvironment.ts";
import { testEnvironment, type TestEnvironment } from "../../testing/testEnvironment.ts";
import { findFaults } from "../ledger/index.ts";
import { withdrawals, withdrawalSteps } from "./tables.ts";

let environment: TestEnvironment;
beforeAll(async () => {
  environment = await testEnvironment();
});
afterAll(() => environment[Symbol.asyncDispose]());
const db = () => environment.database.db;

async function requested(): Promise<{ readonly id: string; readonly playerId: string }> {
  const player = await richPlayer(db(), { cashOre: 10_000 });
  return { id: await withdraw(db(), player.id, 5_000), playerId: player.id };
}

/** The database's answer to a statement that is rolled back. */
async function tryOut(id: string, path: readonly WithdrawalState[]): Promise<string> {
  const undone = new Error("undone");
  try {
    await db().transaction(async (tx) => {
      for (const state of path) {
        const reason = state === "refused" || state === "returned" ? "not-approved" : null;
        const isWaiting = state === "waiting";
        await tx
          .update(withdrawals)
          .set({
            ...{ state, reason, by: "test", documents: isWaiting ? ["payslip"] : null },
            documentsUntil: isWaiting ? sql`clock.now()` : null,
          })
          .where(eq(withdrawals.id, id));
      }
      throw undone;
    });
    throw new Error("It was not undone.");
  } catch (error) {
    if (error === undone) return "taken";
    if (error instanceof DrizzleQueryError) return String(error.cause);
    throw error;
  }
}

/** A way to each state, and the states that may follow it. */
const WAYS: Readonly<Record<WithdrawalState, readonly WithdrawalState[]>> = {
  checking: [],
  waiting: ["waiting"],
  approved: ["approved"],
  sent: ["approved", "sent"],
  paid: ["approved", "sent", "paid"],
  returned: ["approved", "sent", "returned"],
  refused: ["refused"],
};
const NEXT: Readonly<Record<WithdrawalState, readonly WithdrawalState[]>> = {
  checking: ["approved", "waiting", "refused"],
  waiting: ["approved", "refused"],
  approved: ["sent"],
  sent: ["paid", "returned"],
  paid: ["returned"],
  returned: [],
  refused: [],
};

describe("the table of withdrawals", () => {
  it.each(WITHDRAWAL_STATES)("lets %s go on to its own next states alone", async (state) => {
    const { id } = await requested();
    for (const next of WITHDRAWAL_STATES.filter((one) => one !== state)) {
      const expected = NEXT[state].includes(next) ? "taken" : `does not go from ${state} to ${next}`;
      expect(await tryOut(id, [...WAYS[state], next])).toContain(expected);
    }
  });

  it("keeps amount, account and player as they were asked for", async () => {
    const { id } = await requested();
    for (const change of [{ amountOre: 1 }, { provider: "other" }, { licence: "2" }]) {
      const error = await db()
        .update(withdrawals)
        .set(change)
        .where(eq(withdrawals.id, id))
        .then(
          () => undefined,
          (failure: unknown) => failure,
        );
      expect(String(error instanceof Error ? error.cause : error)).toContain("does not change");
    }
  });

  it("keeps every row and step, to a superuser too", async () => {
    await requested();
    for (const statement of [
      sql`delete from withdrawals`,
      sql`truncate withdrawals cascade`,
      sql`delete from withdrawal_steps`,
      sql`update withdrawal_steps set at = clock.now() - interval '1 day'`,
      sql`set session_replication_role = replica; update withdrawal_steps set state = 'paid'`,
    ]) {
      const error = await db()
        .execute(statement)
        .then(
          () => undefined,
          (failure: unknown) => failure,
        );
      expect(String(error instanceof Error ? error.cause : error)).toContain("stay");
      await db().execute(sql`reset session_replication_role`);
    }
  });

  it("writes the first step with the database's time", async () => {
    const { id } = await requested();
    const [row] = await db().select().from(withdrawals).where(eq(withdrawals.id, id));
    const steps = await db().select().from(withdrawalSteps).where(eq(withdrawalSteps.withdrawalId, id));
    expect(steps).toEqual([
      { withdrawalId: id, place: 1, state: "checking", by: "call:create-withdrawal", at: row?.createdAt },
    ]);
  });
});

describe("I5, reserved money is what open withdrawals ask for,", () => {
  it("holds for a withdrawal that was made", async () => {
    await requested();
    expect(await findFaults(db())).toEqual([]);
  });

  it.each([
    [
      "a withdrawal is called paid without its booking",
      `update withdrawals set state = 'approved', by = 'x' where id = $id;
          update withdrawals set state = 'sent', by = 'x' where id = $id;
          update withdrawals set state = 'paid', by = 'x' where id = $id`,
    ],
    [
      "an amount is changed with the triggers off",
      `alter table withdrawals disable trigger all; update withdrawals set amount_ore = amount_ore + 1 where id = $id`,
    ],
    [
      "a withdrawal is removed with the triggers off",
      `alter table withdrawal_steps disable trigger all; alter table withdrawals disable trigger all;
          delete from withdrawal_steps where withdrawal_id = $id; delete from withdrawals where id = $id`,
    ],
    [
      "money is reserved for nothing",
      `select ledger_post('1', 'fjord', (select player_id from withdrawals where id = $id), 'correction', 'test', '1', 'x', null,
          '[{"from": "cash", "to": "reserved", "amountOre": 100}]')`,
    ],
  ])("finds that %s", async (_, statement) => {
    await using own = await tamperedEnvironment();
    const before = environment;
    environment = own;
    try {
      const { id } = await requested();
      await db().execute(sql.raw(statement.replaceAll("$id", `'${id}'`)));
      const faults = await findFaults(db());
      expect(faults.map(({ invariant }) => invariant)).toContain("I5");
    } finally {
      environment = before;
    }
  });
});
