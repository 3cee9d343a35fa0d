import type { MoneyChecks, RegisteredBrand } from "@spilhus/contracts";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { creditedDeposit } from "../../testing/creditedDeposit.ts";
import { payoutServices } from "../../testing/payoutServices.ts";
import { requireWholeLedger } from "../../testing/requireWholeLedger.ts";
import { addPayoutAccount, withdraw } from "../../testing/richPlayer.ts";
import { scriptedPayouts, type ScriptedPayouts } from "../../testing/scriptedPayouts.ts";
import { TEST_BRANDS, TEST_MONEY_CHECKS } from "../../testing/testBrands.ts";
import { testEnvironment, type TestEnvironment } from "../../testing/testEnvironment.ts";
import { addPlayer } from "../../testing/testPlayers.ts";
import { advanceWithdrawal, withdrawals } from "../withdrawals/index.ts";
import { shownWithdrawals } from "../withdrawals/shownWithdrawals.ts";
import { moneyCases } from "./tables.ts";

let environment: TestEnvironment;
let bank: ScriptedPayouts;
beforeAll(async () => {
  environment = await testEnvironment();
});
beforeEach(() => {
  bank = scriptedPayouts();
});
afterAll(async () => {
  await requireWholeLedger(db());
  await environment[Symbol.asyncDispose]();
});
const db = () => environment.database.db;

const [FJORD] = TEST_BRANDS;
const withoutPlay = (outcome: "case" | "officer") => ({
  withoutPlay: [
    {
      appliesFrom: "2020-01-01",
      ...{ days: 30, leastPayouts: 1, leastOre: 1, paidOutPercent: 80, stakesPercent: 100, outcome },
    },
  ],
});
const documents: Partial<MoneyChecks> = {
  sourceOfFunds: [
    {
      appliesFrom: "2020-01-01",
      ...{ days: 365, overOre: 40_000, forecastPercent: 80, answerDays: 21 },
      documents: ["payslip"],
      outcome: "documents",
    },
  ],
};

/** Withdraws all that a player has deposited, and follows it under some rules. */
async function withdrawn(rules: Partial<MoneyChecks>, log: string[] = []) {
  const brand: RegisteredBrand = { ...FJORD, moneyChecks: { ...TEST_MONEY_CHECKS, ...rules } };
  const services = {
    ...payoutServices(db(), bank, (_level, message) => void log.push(message)),
    brands: new Map([["fjord", brand]]),
  };
  const { id: playerId } = await addPlayer(db());
  await creditedDeposit(db(), playerId, 50_000);
  await addPayoutAccount(db(), playerId);
  const id = await withdraw(db(), playerId, 50_000);
  await advanceWithdrawal(services, id);
  const [row] = await db().select().from(withdrawals).where(eq(withdrawals.id, id));
  const cases = await db().select().from(moneyCases).where(eq(moneyCases.playerId, playerId));
  const [shown] = await shownWithdrawals(db(), playerId);
  return { row, shown, cases: cases.map(({ rule }) => rule), log };
}

describe("a withdrawal", () => {
  it("of a player without a case is paid", async () => {
    const { row, cases } = await withdrawn({});
    expect([row?.state, cases]).toEqual(["sent", []]);
  });

  it("that is the reason for a case is paid when the rule asks for a case only", async () => {
    const { row, cases } = await withdrawn(withoutPlay("case"));
    expect([row?.state, cases]).toEqual(["sent", ["without-play"]]);
  });

  it("waits for an officer when the rule says so; the player sees only that it is checked (attack 43)", async () => {
    const log: string[] = [];
    const { row, shown, cases } = await withdrawn(withoutPlay("officer"), log);
    expect([row?.state, cases]).toEqual(["checking", ["without-play"]]);
    expect(row?.officerSince).toBeInstanceOf(Date);
    expect(shown).toMatchObject({ state: "checking", documents: null, reason: null });
    expect(shown?.steps.map(({ state }) => state)).toEqual(["checking"]);
    expect(bank.arrived).toEqual([]);
    expect(log).toEqual(["a withdrawal waits for an officer"]);
  });

  it("waits for documents that were asked for, and says which and until when", async () => {
    const { row, shown } = await withdrawn(documents);
    expect(row?.state).toBe("waiting");
    expect(shown?.documents).toEqual({ kinds: ["payslip"], until: expect.any(String) });
  });

  it("is picked for an officer at random, without any case, so that waiting tells nothing", async () => {
    const all = { sample: [{ appliesFrom: "2020-01-01", oneIn: 1 }] };
    const { row, cases } = await withdrawn(all);
    expect([row?.state, cases]).toEqual(["checking", []]);
    const none = { sample: [{ appliesFrom: "2020-01-01", oneIn: 2 ** 40 }] };
    expect((await withdrawn(none)).row?.state).toBe("sent");
  });
});
