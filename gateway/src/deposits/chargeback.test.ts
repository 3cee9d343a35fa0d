import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { userOf } from "../../testing/answers.ts";
import { bookMoney } from "../../testing/bookMoney.ts";
import { depositStage, type DepositStage } from "../../testing/depositStage.ts";
import { moveClock } from "../../testing/movableClock.ts";
import { requireWholeLedger } from "../../testing/requireWholeLedger.ts";
import { addPayoutAccount, withdraw } from "../../testing/richPlayer.ts";
import { holds } from "../holds/index.ts";
import { readBalances } from "../ledger/index.ts";

let stage: DepositStage;
beforeAll(async () => {
  stage = await depositStage();
});
afterAll(async () => {
  await requireWholeLedger(stage.services.db);
  await stage[Symbol.asyncDispose]();
});

async function credited() {
  const { client, id } = await stage.player();
  const { txId } = await stage.create(client);
  stage.provider.approve(txId);
  await stage.tell(txId);
  return { client, id, txId };
}
async function chargeBack(txId: string, ore: number) {
  stage.provider.set(txId, { state: ore > 0 ? "charged-back" : "captured", chargedBackOre: ore });
  await stage.tell(txId);
}
const moneyOf = async (id: string) => {
  const { cashOre, debtOre } = await readBalances(stage.services.db, id);
  return { cashOre, debtOre };
};

describe("a chargeback", () => {
  it("takes cash as far as there is any, the rest is a debt, and the account is suspended (attack 42)", async () => {
    const { client, id, txId } = await credited();
    // What was withdrawn or lost is not there any more.
    await bookMoney(stage.services.db, id, "stake", [{ from: "cash", to: "house", amountOre: 7_000 }]);
    await chargeBack(txId, 10_000);
    expect(await moneyOf(id)).toEqual({ cashOre: 0, debtOre: 7_000 });
    expect((await stage.row(txId)).state).toBe("charged-back");
    expect((await userOf(client)).checkResult).toEqual({ type: "suspended" });
  });

  it("of a deposit that is on its way out again is a debt: what was withdrawn stays reserved (attack 42)", async () => {
    const { id, txId } = await credited();
    await addPayoutAccount(stage.services.db, id);
    await withdraw(stage.services.db, id, 10_000);
    await chargeBack(txId, 10_000);
    const { cashOre, reservedOre, debtOre } = await readBalances(stage.services.db, id);
    expect({ cashOre, reservedOre, debtOre }).toEqual({ cashOre: 0, reservedOre: 10_000, debtOre: 10_000 });
    const stood = await stage.services.db.select().from(holds).where(eq(holds.playerId, id));
    expect(stood.map(({ kind }) => kind)).toEqual(["suspended"]);
  });

  it("that comes again is booked once (attack 42)", async () => {
    const { id, txId } = await credited();
    await chargeBack(txId, 10_000);
    await chargeBack(txId, 10_000);
    expect(await moneyOf(id)).toEqual({ cashOre: 0, debtOre: 0 });
    expect(await stage.services.db.$count(holds, eq(holds.playerId, id))).toBe(1);
  });

  it("that the provider does not answer about at first is asked about again (attack 32, attack 42)", async () => {
    const { id, txId } = await credited();
    stage.provider.set(txId, { state: "charged-back", chargedBackOre: 10_000 });
    stage.provider.fail("status", "lost");
    expect(await stage.receive(stage.provider.hook([txId], { at: await stage.now() }))).toBe(200);
    await stage.work();
    expect(await moneyOf(id)).toEqual({ cashOre: 10_000, debtOre: 0 });
    await moveClock(stage.services.db, "1 minute");
    await stage.settled();
    expect(await moneyOf(id)).toEqual({ cashOre: 0, debtOre: 0 });
  });

  it("that is won pays the debt first, then gives cash back; the account stays suspended (attack 42)", async () => {
    const { client, id, txId } = await credited();
    await bookMoney(stage.services.db, id, "stake", [{ from: "cash", to: "house", amountOre: 7_000 }]);
    await chargeBack(txId, 10_000);
    await chargeBack(txId, 0);
    expect(await moneyOf(id)).toEqual({ cashOre: 3_000, debtOre: 0 });
    expect((await stage.row(txId)).state).toBe("credited");
    expect((await userOf(client)).checkResult).toEqual({ type: "suspended" });
    await chargeBack(txId, 10_000);
    expect(await moneyOf(id)).toEqual({ cashOre: 0, debtOre: 7_000 });
  });

  it("of a part takes that part, and the rest when it comes", async () => {
    const { id, txId } = await credited();
    await chargeBack(txId, 4_000);
    expect(await moneyOf(id)).toEqual({ cashOre: 6_000, debtOre: 0 });
    await chargeBack(txId, 10_000);
    expect(await moneyOf(id)).toEqual({ cashOre: 0, debtOre: 0 });
  });

  it("of a payment that was never seen as captured is credited and taken back", async () => {
    const { client, id } = await stage.player();
    const { txId } = await stage.create(client);
    stage.provider.approve(txId);
    stage.provider.set(txId, { capturedOre: 10_000 });
    await chargeBack(txId, 10_000);
    expect(await stage.steps(txId)).toEqual(["created", "pending", "credited", "charged-back"]);
    expect(await moneyOf(id)).toEqual({ cashOre: 0, debtOre: 0 });
  });
});
