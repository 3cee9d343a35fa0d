import { and, eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { moveClock } from "../../testing/movableClock.ts";
import { payoutServices } from "../../testing/payoutServices.ts";
import { payoutMoney, payoutState, requestedPayout, subjectsOf } from "../../testing/requestedPayouts.ts";
import { requireWholeLedger } from "../../testing/requireWholeLedger.ts";
import { scriptedPayouts, type ScriptedPayouts } from "../../testing/scriptedPayouts.ts";
import { testEnvironment, type TestEnvironment } from "../../testing/testEnvironment.ts";
import { holds } from "../holds/index.ts";
import { payoutAccounts } from "../payout-accounts/index.ts";
import { advanceWithdrawal, type WithdrawalServices } from "./advanceWithdrawal.ts";
import { decideByOfficer } from "./officerDecisions.ts";

let environment: TestEnvironment;
let bank: ScriptedPayouts;
let services: WithdrawalServices;
beforeAll(async () => {
  environment = await testEnvironment();
});
beforeEach(() => {
  bank = scriptedPayouts();
  services = payoutServices(db(), bank);
});
afterEach(() => requireWholeLedger(db()));
afterAll(() => environment[Symbol.asyncDispose]());
const db = () => environment.database.db;

const requested = (accountLabel?: string) => requestedPayout(db(), accountLabel);
const advance = (id: string) => advanceWithdrawal(services, id);
const stateOf = (id: string) => payoutState(db(), id);
const money = (playerId: string) => payoutMoney(db(), playerId);
const subjects = (playerId: string) => subjectsOf(db(), playerId);

describe("the rules", () => {
  it("pay to an account that replaces another only after 24 hours, and say so beforehand", async () => {
    const { id } = await requested("•••• 9999");
    expect(await advance(id)).toEqual({ againInSeconds: 86_400 });
    await moveClock(db(), "23 hours 59 minutes");
    expect(await advance(id)).toMatchObject({ againInSeconds: expect.any(Number) });
    expect(await stateOf(id)).toBe("checking");
    await moveClock(db(), "61 seconds");
    await advance(id);
    expect(await stateOf(id)).toBe("sent");
  });

  it("leave a withdrawal to an officer when withdrawals were blocked meanwhile; the player sees no difference", async () => {
    const { id, playerId } = await requested();
    await db().insert(holds).values({ playerId, kind: "withdrawals", source: "service" });
    expect(await advance(id)).toBeUndefined();
    expect(await advance(id)).toBeUndefined();
    expect(await stateOf(id)).toBe("checking");
    expect(bank.arrived).toEqual([]);
    expect(await subjects(playerId)).toEqual(["Vi har modtaget din udbetaling på 50,00 kr."]);
  });

  it("refuse a withdrawal whose account is gone", async () => {
    const { id, playerId } = await requested();
    await db()
      .update(payoutAccounts)
      .set({ removedAt: new Date() })
      .where(and(eq(payoutAccounts.playerId, playerId)));
    await advance(id);
    expect(await stateOf(id)).toBe("refused account-removed");
    expect(await money(playerId)).toEqual({ cashOre: 10_000, reservedOre: 0 });
  });
});

describe("an officer", () => {
  const decide = (id: string, decision: Parameters<typeof decideByOfficer>[2]) =>
    db().transaction((tx) => decideByOfficer(tx, id, decision, "lis"));

  it("asks for documents, and then approves, and the money is sent", async () => {
    const { id, playerId } = await requested();
    expect(
      await decide(id, { decision: "ask", reason: "source-of-funds", documents: ["payslip"], days: 14 }),
    ).toBe(true);
    expect(await stateOf(id)).toBe("waiting");
    expect(await advance(id)).toBeUndefined();
    expect(await money(playerId)).toEqual({ cashOre: 5_000, reservedOre: 5_000 });
    expect(
      await decide(id, { decision: "ask", reason: "source-of-funds", documents: ["payslip"], days: 14 }),
    ).toBe(false);
    expect(await decide(id, { decision: "approve" })).toBe(true);
    await advance(id);
    expect(await stateOf(id)).toBe("sent");
    expect(await subjects(playerId)).toContain("Din udbetaling venter på dokumentation");
  });

  it("refuses, and the money is back in cash at once", async () => {
    const { id, playerId } = await requested();
    expect(await decide(id, { decision: "refuse", reason: "not-approved" })).toBe(true);
    expect(await stateOf(id)).toBe("refused not-approved");
    expect(await money(playerId)).toEqual({ cashOre: 10_000, reservedOre: 0 });
  });

  it("decides once: not after the money was sent, and one of two who decide at a time", async () => {
    const sent = await requested();
    await advance(sent.id);
    expect(await decide(sent.id, { decision: "refuse", reason: "not-approved" })).toBe(false);
    const { id } = await requested();
    const both = await Promise.all([
      decide(id, { decision: "approve" }),
      decide(id, { decision: "refuse", reason: "not-approved" }),
    ]);
    expect(both.filter(Boolean)).toHaveLength(1);
  });
});
