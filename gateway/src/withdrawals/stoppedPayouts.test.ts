import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { payoutServices } from "../../testing/payoutServices.ts";
import { requireWholeLedger } from "../../testing/requireWholeLedger.ts";
import { richPlayer, withdraw } from "../../testing/richPlayer.ts";
import { moveClock } from "../../testing/movableClock.ts";
import { scriptedPayouts } from "../../testing/scriptedPayouts.ts";
import { testEnvironment, type TestEnvironment } from "../../testing/testEnvironment.ts";
import { reconciliationDifferences } from "../settlement-records/index.ts";
import { advanceWithdrawal } from "./advanceWithdrawal.ts";
import { withdrawals } from "./tables.ts";

let environment: TestEnvironment;
const bank = scriptedPayouts();
const db = () => environment.database.db;
beforeAll(async () => {
  environment = await testEnvironment();
});
afterAll(async () => {
  await requireWholeLedger(db());
  await environment[Symbol.asyncDispose]();
});

async function requested() {
  const { id } = await richPlayer(db(), { cashOre: 10_000 });
  return withdraw(db(), id, 4_000);
}
const stateOf = async (id: string) =>
  (await db().select().from(withdrawals).where(eq(withdrawals.id, id)))[0]?.state;
const differ = (provider: string) =>
  db()
    .insert(reconciliationDifferences)
    .values({
      ...{ provider, day: "2026-11-22", kind: "doubled", side: "payout", reference: "x" },
      ...{ settledOre: 2, bookedOre: 1 },
    });
const resolve = () =>
  db()
    .update(reconciliationDifferences)
    .set({ resolvedAt: sql`clock.now()`, resolvedBy: "officer:lis" });

it("a withdrawal waits approved while a settlement of its provider differs, and is sent afterwards (attack 47)", async () => {
  const services = payoutServices(db(), bank);
  await differ("bank");
  await differ("another");
  const id = await requested();
  expect(await advanceWithdrawal(services, id)).toEqual({ againInSeconds: 300 });
  expect([await stateOf(id), bank.arrived]).toEqual(["approved", []]);
  await resolve();
  await differ("a third");
  await advanceWithdrawal(services, id);
  expect([await stateOf(id), bank.arrived]).toEqual(["sent", [id]]);
});

it("a payout that was lost on its way is not sent again while a settlement of its provider differs (attack 47)", async () => {
  const services = payoutServices(db(), bank);
  const id = await requested();
  bank.faults.push("lose");
  await advanceWithdrawal(services, id);
  await differ("bank").onConflictDoUpdate({
    target: [
      reconciliationDifferences.provider,
      reconciliationDifferences.day,
      reconciliationDifferences.side,
      reconciliationDifferences.reference,
    ],
    set: { resolvedAt: null, resolvedBy: null },
  });
  await moveClock(db(), "3 minutes");
  await advanceWithdrawal(services, id);
  expect(bank.payouts.has(id)).toBe(false);
  await resolve();
  await advanceWithdrawal(services, id);
  expect(bank.payouts.has(id)).toBe(true);
});
