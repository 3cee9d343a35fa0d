import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { depositStage, type DepositStage } from "../../testing/depositStage.ts";
import { moveClock } from "../../testing/movableClock.ts";
import { requireWholeLedger } from "../../testing/requireWholeLedger.ts";
import { addPayoutAccount } from "../../testing/richPlayer.ts";
import { messages } from "../inbox/tables.ts";
import { readBalances } from "../ledger/index.ts";
import { decideByOfficer, withdrawals, type Decision } from "../withdrawals/index.ts";
import { payoutNotes } from "../withdrawals/tables.ts";
import { advanceDeposit } from "./advanceDeposit.ts";

let stage: DepositStage;
beforeAll(async () => {
  stage = await depositStage();
});
afterEach(() => requireWholeLedger(db()));
afterAll(() => stage[Symbol.asyncDispose]());
const db = () => stage.services.db;

/** A deposit whose provider took another amount than was asked for, and refuses to refund it from then on. */
async function heldBack(currency = "DKK") {
  const { client, id } = await stage.player();
  const { txId } = await stage.create(client);
  stage.provider.fail("refund", ...Array.from({ length: 20 }, () => "refused" as const));
  stage.provider.set(txId, { state: "captured", capturedOre: 10_001, authorisedOre: 10_001, currency });
  await stage.tell(txId);
  expect((await stage.row(txId)).state).toBe("refunding");
  return { id, txId };
}
async function aDayLater(txId: string) {
  await moveClock(db(), "25 hours");
  await advanceDeposit(stage.services, txId);
}
const withdrawalsOf = (id: string) => db().select().from(withdrawals).where(eq(withdrawals.playerId, id));
const notesOf = async (id: string) =>
  (await db().select().from(payoutNotes).where(eq(payoutNotes.playerId, id))).map(({ reason }) => reason);
const decide = (id: string, decision: Decision) =>
  db().transaction((tx) => decideByOfficer(tx, id, decision, "lis"));

describe("a refund that its provider refuses for a day", () => {
  it("is reserved, and paid out to the player's own account once an officer agrees (R2.38)", async () => {
    const { id, txId } = await heldBack();
    await addPayoutAccount(db(), id);
    await advanceDeposit(stage.services, txId);
    expect(await withdrawalsOf(id)).toEqual([]);
    await aDayLater(txId);
    const [payout] = await withdrawalsOf(id);
    expect(payout).toMatchObject({ amountOre: 10_001, refundsTxId: txId, state: "checking" });
    expect(await readBalances(db(), id)).toMatchObject({ cashOre: 0, reservedOre: 10_001 });
    expect((await stage.row(txId)).state).toBe("refunded");
    const told = await db().select().from(messages).where(eq(messages.playerId, id));
    expect(told.map(({ texts }) => texts.da.subject)).toContain(
      "Vi sender 100,01 kr. til din udbetalingskonto",
    );
    expect(await decide(payout?.id ?? "", { decision: "approve" })).toBe(true);
    await advanceDeposit(stage.services, txId);
    expect(await withdrawalsOf(id)).toHaveLength(1);
  });

  it("never becomes playable: a payout that an officer refuses is held back again, and noted", async () => {
    const { id, txId } = await heldBack();
    await addPayoutAccount(db(), id);
    await aDayLater(txId);
    const [payout] = await withdrawalsOf(id);
    expect(await decide(payout?.id ?? "", { decision: "refuse", reason: "not-approved" })).toBe(true);
    expect(await readBalances(db(), id)).toMatchObject({ cashOre: 0, reservedOre: 0 });
    expect(await notesOf(id)).toEqual(["refund-refused"]);
  });

  it("waits for the player's account, noted for an officer once", async () => {
    const { id, txId } = await heldBack();
    await aDayLater(txId);
    await advanceDeposit(stage.services, txId);
    expect(await notesOf(id)).toEqual(["refund-refused"]);
    await addPayoutAccount(db(), id);
    await advanceDeposit(stage.services, txId);
    expect((await withdrawalsOf(id)).map(({ refundsTxId }) => refundsTxId)).toEqual([txId]);
  });

  it("is paid out once, though two gateways find it at the same time", async () => {
    const { id, txId } = await heldBack();
    await addPayoutAccount(db(), id);
    await moveClock(db(), "25 hours");
    await Promise.all([advanceDeposit(stage.services, txId), advanceDeposit(stage.services, txId)]);
    expect(await withdrawalsOf(id)).toHaveLength(1);
  });

  it("is not paid out when the provider has refunded after all", async () => {
    const { id, txId } = await heldBack();
    await addPayoutAccount(db(), id);
    stage.provider.set(txId, { state: "refunded", refundedOre: 10_001 });
    await aDayLater(txId);
    expect(await stage.row(txId)).toMatchObject({ state: "refunded", refundedOre: 10_001 });
    expect(await withdrawalsOf(id)).toEqual([]);
  });
});

it("money in another currency cannot be booked: an officer is told, and nothing is paid (attack 14)", async () => {
  const { id, txId } = await heldBack("EUR");
  await addPayoutAccount(db(), id);
  await aDayLater(txId);
  expect(await notesOf(id)).toEqual(["refund-not-booked"]);
  expect(await withdrawalsOf(id)).toEqual([]);
});
