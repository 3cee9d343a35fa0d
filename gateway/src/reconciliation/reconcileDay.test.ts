import { and, eq, isNull, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { depositStage, type DepositStage } from "../../testing/depositStage.ts";
import { moveClock } from "../../testing/movableClock.ts";
import { requireWholeLedger } from "../../testing/requireWholeLedger.ts";
import { lookIntoDeposit } from "../deposits/index.ts";
import { jobs } from "../jobs/tables.ts";
import type { SettlementRow } from "../payment-providers/index.ts";
import {
  arePayoutsStopped,
  reconciliationDifferences,
  reconciliations,
  settlementRows,
} from "../settlement-records/index.ts";
import { isOver } from "./dueDays.ts";
import type { ReconciliationServices } from "./reconcileDay.ts";
import { reconcileDue } from "./reconciliationJobs.ts";
import { resolveDifference } from "./resolveDifference.ts";

const ZONE = "Europe/Copenhagen";
const PROVIDER = "betaling";

let stage: DepositStage;
let services: ReconciliationServices;
/** The day that is reconciled; it is yesterday. */
let day: string;
const db = () => stage.services.db;

const dayIn = async (back: number) => {
  const { rows } = await db().execute<{ day: string }>(
    sql`select to_char((clock.now() at time zone ${ZONE})::date - ${back}::int, 'YYYY-MM-DD') as day`,
  );
  return rows[0]?.day ?? "";
};
/** Moves the clock to a time of the next day. */
async function nextDay(time: string) {
  const { rows } = await db().execute<{ rest: string }>(sql`
    select (((clock.now() at time zone ${ZONE})::date + 1 + ${time}::time) at time zone ${ZONE} - clock.now())::text as rest
  `);
  await moveClock(db(), rows[0]?.rest ?? "");
}

const morning = () => nextDay("10:00");

beforeAll(async () => {
  stage = await depositStage();
  // Tests reconcile by themselves; the gateway's own job would be a second one.
  await db().delete(jobs).where(eq(jobs.queue, "reconcile"));
  const nothing = () => Promise.resolve(false);
  services = {
    ...stage.services,
    lookInto: { payment: lookIntoDeposit(stage.services), payout: nothing },
  };
  await morning();
});
beforeEach(async () => {
  stage.provider.settlements.clear();
  stage.log.length = 0;
  await db().delete(reconciliationDifferences);
  await db().delete(reconciliations);
  await db().delete(settlementRows);
  await morning();
});
afterAll(async () => {
  await requireWholeLedger(db());
  await stage[Symbol.asyncDispose]();
});

async function credited() {
  const { client, id } = await stage.player();
  const { txId } = await stage.create(client);
  stage.provider.approve(txId);
  await stage.tell(txId);
  expect((await stage.row(txId)).state).toBe("credited");
  return { id, txId };
}
const capture = (reference: string, amountOre = 10_000): SettlementRow => ({
  ...{ kind: "capture", reference, amountOre, currency: "DKK", at: new Date() },
});
/** The day ends, and the provider settles it. */
async function settle(...rows: readonly SettlementRow[]) {
  await morning();
  day = await dayIn(1);
  stage.provider.settlements.set(day, rows);
}
const differences = () =>
  db()
    .select({
      kind: reconciliationDifferences.kind,
      reference: reconciliationDifferences.reference,
      settledOre: reconciliationDifferences.settledOre,
      bookedOre: reconciliationDifferences.bookedOre,
      resolvedBy: reconciliationDifferences.resolvedBy,
    })
    .from(reconciliationDifferences)
    .orderBy(reconciliationDifferences.kind);
const record = async () => {
  const [found] = await db()
    .select()
    .from(reconciliations)
    .where(and(eq(reconciliations.provider, PROVIDER), eq(reconciliations.day, day)));
  return found;
};
/** What was logged about the day, without earlier days that were reconciled late. */
const logged = () => stage.log.filter(({ about }) => JSON.stringify(about ?? {}).includes(day));

describe("the reconciliation of a day", () => {
  it("that agrees is recorded with its sums, and payouts go on", async () => {
    const { txId } = await credited();
    await settle(capture(txId));
    await reconcileDue(services);
    expect(await record()).toMatchObject({
      ...{ state: "matched", rows: 1, matched: 1, settledOre: 10_000, bookedOre: 10_000 },
    });
    expect(await differences()).toEqual([]);
    expect(await arePayoutsStopped(db(), PROVIDER)).toBe(false);
    expect(logged()).toHaveLength(1);
  });

  it("names a row that is missing, doubled or 1 øre off, stops payouts and says so once (attack 47)", async () => {
    const [missing, doubled, off] = [await credited(), await credited(), await credited()];
    await settle(capture(doubled.txId), capture(doubled.txId), capture(off.txId, 10_001));
    await reconcileDue(services);
    await reconcileDue(services);
    const open = { resolvedBy: null };
    expect(await differences()).toEqual([
      { kind: "doubled", reference: doubled.txId, settledOre: 20_000, bookedOre: 10_000, ...open },
      { kind: "missing-there", reference: missing.txId, settledOre: null, bookedOre: 10_000, ...open },
      { kind: "other-amount", reference: off.txId, settledOre: 10_001, bookedOre: 10_000, ...open },
    ]);
    expect(await record()).toMatchObject({ state: "different", settledOre: 30_001, bookedOre: 30_000 });
    expect(await arePayoutsStopped(db(), PROVIDER)).toBe(true);
    expect(await arePayoutsStopped(db(), "another")).toBe(false);
    expect(logged()).toEqual([
      {
        level: "error",
        message: "a settlement differs from the ledger: the provider's payouts are stopped",
        about: { provider: PROVIDER, day, differences: 3 },
      },
    ]);
  });

  it("credits a capture that came after the deposit had failed, without a webhook (attack 47)", async () => {
    const { client, id } = await stage.player();
    const { txId } = await stage.create(client);
    stage.provider.set(txId, { state: "declined" });
    await stage.tell(txId);
    expect((await stage.row(txId)).state).toBe("declined");
    stage.provider.approve(txId);
    stage.provider.set(txId, { state: "captured", capturedOre: 10_000 });
    await settle(capture(txId));
    await reconcileDue(services);
    expect((await stage.row(txId)).state).toBe("credited");
    expect(await stage.cashOf(id)).toBe(10_000);
    expect(await record()).toMatchObject({ state: "matched", matched: 1 });
  });

  it("names a payment that is not ours", async () => {
    await settle(capture("elsewhere"));
    await reconcileDue(services);
    expect(await differences()).toMatchObject([
      { kind: "missing-here", reference: "elsewhere", settledOre: 10_000, bookedOre: null },
    ]);
  });

  it("leaves to the next day what was booked in its last hour, where the provider may have settled it", async () => {
    await nextDay("23:30");
    const [told, untold] = [await credited(), await credited()];
    await settle();
    await reconcileDue(services);
    expect(await differences()).toEqual([]);
    await settle(capture(told.txId));
    await reconcileDue(services);
    expect(await differences()).toMatchObject([{ kind: "missing-there", reference: untold.txId }]);
  });

  it("that is the first one reads what was settled the day before", async () => {
    await nextDay("23:30");
    const { txId } = await credited();
    await morning();
    await settle();
    stage.provider.settlements.set(await dayIn(2), [capture(txId)]);
    await reconcileDue(services);
    expect(await differences()).toEqual([]);
    expect(await record()).toMatchObject({ state: "matched", rows: 0 });
  });

  it("without a settlement is not reconciled, which is neither agreement nor a difference", async () => {
    await credited();
    await morning();
    day = await dayIn(1);
    await reconcileDue(services);
    await reconcileDue(services);
    expect(await record()).toMatchObject({ state: "not-reconciled", reason: "takes payments only" });
    expect(await arePayoutsStopped(db(), PROVIDER)).toBe(false);
    expect(logged()).toHaveLength(1);
  });

  it("by two gateways at once is one record with one log line", async () => {
    const { txId } = await credited();
    await settle(capture(txId, 9_999));
    await Promise.all([reconcileDue(services), reconcileDue(services)]);
    expect(await differences()).toHaveLength(1);
    expect(logged()).toHaveLength(1);
    expect(await db().$count(settlementRows)).toBe(1);
  });

  it("happens later when no gateway was running, and never before the day is over", async () => {
    await settle();
    await reconcileDue(services);
    await morning();
    await morning();
    await reconcileDue(services);
    const isMatched = and(eq(reconciliations.provider, PROVIDER), eq(reconciliations.state, "matched"));
    expect(await db().$count(reconciliations, isMatched)).toBe(3);
    expect(await isOver(services, { provider: PROVIDER, day: await dayIn(0), zone: ZONE })).toBe(false);
  });
});

describe("a difference", () => {
  const open = () => db().$count(reconciliationDifferences, isNull(reconciliationDifferences.resolvedAt));

  it("is resolved when a corrected settlement no longer has it, and found again when it returns", async () => {
    const { txId } = await credited();
    await settle(capture(txId, 9_999));
    await reconcileDue(services);
    stage.provider.settlements.set(day, [capture(txId)]);
    await reconcileDue(services);
    expect(await differences()).toMatchObject([{ resolvedBy: "reconciliation" }]);
    expect(await arePayoutsStopped(db(), PROVIDER)).toBe(false);
    await db().delete(reconciliations);
    stage.provider.settlements.set(day, [capture(txId, 9_999)]);
    await reconcileDue(services);
    expect(await open()).toBe(1);
  });

  it("that an officer resolved stays so until its amounts change", async () => {
    const { txId } = await credited();
    await settle(capture(txId, 9_999));
    await reconcileDue(services);
    const [found] = await db().select().from(reconciliationDifferences);
    const resolution = {
      id: found?.id ?? "",
      by: "lis",
      note: "rounded by the provider, credited next month",
    };
    expect(await resolveDifference(db(), resolution)).toBe(true);
    expect(await resolveDifference(db(), resolution)).toBe(false);
    await db().delete(reconciliations);
    await reconcileDue(services);
    expect(await differences()).toMatchObject([{ resolvedBy: "officer:lis" }]);
    await db().delete(reconciliations);
    stage.provider.settlements.set(day, [capture(txId, 9_998)]);
    await reconcileDue(services);
    expect(await open()).toBe(1);
  });
});
