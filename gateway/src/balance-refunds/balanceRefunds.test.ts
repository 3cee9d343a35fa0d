import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { bookMoney } from "../../testing/bookMoney.ts";
import { depositStage, type DepositStage } from "../../testing/depositStage.ts";
import { moveClock } from "../../testing/movableClock.ts";
import { requireWholeLedger } from "../../testing/requireWholeLedger.ts";
import { holds, type HoldKind } from "../holds/index.ts";
import { messages } from "../inbox/tables.ts";
import { readBalances } from "../ledger/index.ts";
import { players } from "../players/index.ts";
import { payOutClosedAccounts } from "../withdrawals/index.ts";
import { payoutNotes } from "../withdrawals/tables.ts";
import { advanceRefund } from "./advanceRefund.ts";
import { refundEndedTrials } from "./endedTrials.ts";
import { balanceRefunds } from "./tables.ts";

let stage: DepositStage;
beforeAll(async () => {
  stage = await depositStage();
});
afterEach(() => requireWholeLedger(db()));
afterAll(() => stage[Symbol.asyncDispose]());
const db = () => stage.services.db;

/** A player without a verified identity who has paid in. */
async function unverified(...amounts: readonly number[]) {
  const { client, id } = await stage.player({ isEidVerified: false });
  const txIds: string[] = [];
  for (const amountOre of amounts) {
    const { txId } = await stage.create(client, { amountOre });
    stage.provider.approve(txId);
    await stage.tell(txId);
    txIds.push(txId);
  }
  return { id, txIds };
}
const lose = (id: string, amountOre: number) =>
  bookMoney(db(), id, "stake", [{ from: "cash", to: "house", amountOre }]);
const win = (id: string, amountOre: number) =>
  bookMoney(db(), id, "win", [{ from: "house", to: "cash", amountOre }]);
const hold = (playerId: string, kind: HoldKind) =>
  db().insert(holds).values({ playerId, kind, source: "service", endsAt: null });

/** Does what is due 31 days later, so that no temporary account is open any more. */
async function after31Days(work: () => Promise<unknown> = () => refundEndedTrials(stage.services)) {
  await moveClock(db(), "31 days");
  try {
    await work();
    await finish();
  } finally {
    await moveClock(db(), "-31 days");
  }
}
/** Asks the provider about every refund three times: one call may be lost, one makes the refund, one reads the result. */
async function finish() {
  for (let turn = 0; turn < 3; turn += 1) {
    const open = await db().select().from(balanceRefunds).where(eq(balanceRefunds.state, "requested"));
    for (const { id } of open) await advanceRefund(stage.services, id);
  }
}
const refundsOf = async (playerId: string) => {
  const rows = await db().select().from(balanceRefunds).where(eq(balanceRefunds.playerId, playerId));
  return rows.map(({ txId, amountOre, state }) => ({ txId, amountOre, state }));
};
const subjectsOf = async (playerId: string) => {
  const rows = await db().select().from(messages).where(eq(messages.playerId, playerId));
  return rows.map(({ texts }) => texts.da.subject);
};

describe("a temporary account that was not verified in time", () => {
  it("gets its cash back to the instruments that paid it in, the newest deposit first", async () => {
    const { id, txIds } = await unverified(10_000, 5_000);
    await lose(id, 3_000);
    await after31Days();
    expect(await refundsOf(id)).toEqual([
      { txId: txIds[1], amountOre: 5_000, state: "refunded" },
      { txId: txIds[0], amountOre: 7_000, state: "refunded" },
    ]);
    expect(await stage.cashOf(id)).toBe(0);
    expect(txIds.map((txId) => stage.provider.payments.get(txId)?.refundedOre)).toEqual([7_000, 5_000]);
    expect(await subjectsOf(id)).toContain("Vi sender 120,00 kr. tilbage til dig");
  });

  it("keeps what it has won beyond its deposits until the player has verified their identity", async () => {
    const { id, txIds } = await unverified(10_000);
    await win(id, 2_500);
    await after31Days();
    expect(await refundsOf(id)).toEqual([{ txId: txIds[0], amountOre: 10_000, state: "refunded" }]);
    expect(await stage.cashOf(id)).toBe(2_500);
  });

  it("is refunded once when two gateways work at the same time", async () => {
    const { id, txIds } = await unverified(10_000);
    await after31Days(() =>
      Promise.all([refundEndedTrials(stage.services), refundEndedTrials(stage.services)]),
    );
    expect(await refundsOf(id)).toEqual([{ txId: txIds[0], amountOre: 10_000, state: "refunded" }]);
  });

  it("is left alone while its days last, and once its player is verified", async () => {
    const young = await unverified(10_000);
    await refundEndedTrials(stage.services);
    expect(await refundsOf(young.id)).toEqual([]);
    await db().update(players).set({ eidVerifiedAt: new Date() }).where(eq(players.id, young.id));
    await after31Days();
    expect(await refundsOf(young.id)).toEqual([]);
  });

  it.each(["suspended", "suspended-missing-sof", "multi-account", "withdrawals"] as const)(
    "waits for an officer while it is held as %s",
    async (kind) => {
      const { id } = await unverified(10_000);
      await hold(id, kind);
      await after31Days();
      expect(await refundsOf(id)).toEqual([]);
      expect(await stage.cashOf(id)).toBe(10_000);
    },
  );
});

describe("a refund of a balance", () => {
  it("that the provider refuses becomes cash again, with a message, and is not tried again", async () => {
    const { id, txIds } = await unverified(10_000);
    stage.provider.fail("refund", "refused");
    await after31Days();
    await after31Days();
    expect(await refundsOf(id)).toEqual([{ txId: txIds[0], amountOre: 10_000, state: "refused" }]);
    expect(await stage.cashOf(id)).toBe(10_000);
    expect(await subjectsOf(id)).toContain("Vi kunne ikke sende 100,00 kr. tilbage");
  });

  it.each(["lost", "unheard"] as const)("whose answer is %s is made once", async (fault) => {
    const { id, txIds } = await unverified(10_000);
    stage.provider.fail("refund", fault);
    await after31Days();
    expect((await refundsOf(id)).map(({ state }) => state)).toEqual(["refunded"]);
    expect(stage.provider.payments.get(txIds[0] ?? "")?.refundedOre).toBe(10_000);
  });

  it("is not taken for a chargeback when the provider reports it", async () => {
    const { id, txIds } = await unverified(10_000);
    await after31Days();
    await win(id, 4_000);
    await stage.tell(txIds[0] ?? "");
    expect(await readBalances(db(), id)).toMatchObject({ cashOre: 4_000, debtOre: 0 });
    expect((await stage.row(txIds[0] ?? "")).state).toBe("credited");
  });

  it("gives way to a chargeback that came before it, so that nothing goes back twice", async () => {
    const { id, txIds } = await unverified(10_000);
    await after31Days(async () => {
      await refundEndedTrials(stage.services);
      stage.provider.set(txIds[0] ?? "", { state: "charged-back", chargedBackOre: 10_000 });
    });
    expect((await refundsOf(id)).map(({ state }) => state)).toEqual(["refused"]);
    await stage.tell(txIds[0] ?? "");
    expect(await readBalances(db(), id)).toMatchObject({ cashOre: 0, debtOre: 0 });
    expect(stage.provider.payments.get(txIds[0] ?? "")?.refundedOre).toBe(0);
  });
});

describe("a closed account without a payout account", () => {
  it("gets its cash back to the instruments, and an officer is told of the rest", async () => {
    const { id, txIds } = await unverified(10_000);
    await win(id, 1_500);
    await hold(id, "deactivated");
    await payOutClosedAccounts({ ...stage.services, providers: stage.services.payments });
    await finish();
    expect(await refundsOf(id)).toEqual([{ txId: txIds[0], amountOre: 10_000, state: "refunded" }]);
    const notes = await db().select().from(payoutNotes).where(eq(payoutNotes.playerId, id));
    expect(notes.map(({ reason }) => reason)).toEqual(["not-verified"]);
    expect(await stage.cashOf(id)).toBe(1_500);
  });
});
