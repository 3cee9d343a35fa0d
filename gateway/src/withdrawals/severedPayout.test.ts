import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { moveClock } from "../../testing/movableClock.ts";
import { payoutServices } from "../../testing/payoutServices.ts";
import { requireWholeLedger } from "../../testing/requireWholeLedger.ts";
import { richPlayer, withdraw } from "../../testing/richPlayer.ts";
import { scriptedPayouts } from "../../testing/scriptedPayouts.ts";
import { severedDatabase, type SeveredDatabase } from "../../testing/severedDatabase.ts";
import { testEnvironment, type TestEnvironment } from "../../testing/testEnvironment.ts";
import { readBalances } from "../ledger/index.ts";
import { advanceWithdrawal } from "./advanceWithdrawal.ts";
import { withdrawals } from "./tables.ts";

let environment: TestEnvironment;
let severed: SeveredDatabase;
beforeAll(async () => {
  environment = await testEnvironment();
  severed = severedDatabase(environment.variables["DATABASE_URL"] ?? "");
});
afterAll(async () => {
  await severed[Symbol.asyncDispose]();
  await environment[Symbol.asyncDispose]();
});
const db = () => environment.database.db;

async function requested() {
  const { id: playerId } = await richPlayer(db(), { cashOre: 10_000 });
  return { playerId, id: await withdraw(db(), playerId, 4_000) };
}

it(
  "PostgreSQL that ends the connection before any statement of a payout loses nothing and pays nothing twice (attack 31)",
  { timeout: 60_000 },
  async () => {
    const bank = scriptedPayouts();
    const services = payoutServices(severed.db, bank);
    const whole = await requested();
    severed.severBefore(0);
    await advanceWithdrawal(services, whole.id);
    const { statements } = severed;
    expect(statements).toBeGreaterThan(10);
    const all = [whole];
    for (let statement = 1; statement <= statements; statement += 1) {
      const one = await requested();
      severed.severBefore(statement);
      await expect(advanceWithdrawal(services, one.id), `statement ${statement}`).rejects.toThrow(
        "Failed query",
      );
      await requireWholeLedger(db());
      all.push(one);
    }
    severed.severBefore(0);
    await moveClock(db(), "3 minutes");
    for (const { id, playerId } of all) {
      await advanceWithdrawal(services, id);
      await advanceWithdrawal(services, id);
      bank.settle(id, "paid");
      await advanceWithdrawal(services, id);
      const [row] = await db().select().from(withdrawals).where(eq(withdrawals.id, id));
      expect(row?.state).toBe("paid");
      expect(await readBalances(db(), playerId)).toMatchObject({ cashOre: 6_000, reservedOre: 0 });
    }
    expect(bank.paidOre()).toBe(all.length * 4_000);
    await requireWholeLedger(db());
  },
);
