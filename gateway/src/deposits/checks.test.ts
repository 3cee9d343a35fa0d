import { BLOCK_ACCOUNT, SET_DEPOSIT_LIMITS } from "@spilhus/contracts/player-account";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { depositStage, type DepositStage } from "../../testing/depositStage.ts";
import { moveClock } from "../../testing/movableClock.ts";
import { requireWholeLedger } from "../../testing/requireWholeLedger.ts";
import { ScriptedProvider } from "../../testing/scriptedProvider.ts";
import { codeOf } from "../../testing/signedInPlayer.ts";
import type { SiteClient } from "../../testing/siteClient.ts";

let stage: DepositStage;
/** A provider that takes the money as soon as the player approves. */
let direct: DepositStage;
beforeAll(async () => {
  stage = await depositStage();
  direct = await depositStage(new ScriptedProvider("straks", { hasCapture: false }));
});
afterAll(async () => {
  for (const one of [stage, direct]) {
    await requireWholeLedger(one.services.db);
    await one[Symbol.asyncDispose]();
  }
});

const block = async (client: SiteClient) =>
  expect(
    await codeOf(await client.call("POST", BLOCK_ACCOUNT.path, { body: { isConfirmed: true, days: 30 } })),
  ).toBe("200 ok");
const lower = async (client: SiteClient, ore: number) =>
  expect(
    await codeOf(
      await client.call("PUT", SET_DEPOSIT_LIMITS.path, {
        body: { dayOre: ore, weekOre: ore, monthOre: ore },
      }),
    ),
  ).toBe("200 ok");

/** A player with an open payment of 100 kr. */
async function payer(at = stage, fields: Parameters<DepositStage["player"]>[0] = {}) {
  const { client, id } = await at.player(fields);
  const { txId } = await at.create(client);
  return { client, id, txId };
}
const outcome = async (txId: string, at = stage) => {
  const { state, reason } = await at.row(txId);
  return [state, reason];
};

describe("before the capture", () => {
  it("a limit that was lowered voids the payment (attack 6)", async () => {
    const { client, id, txId } = await payer();
    await lower(client, 5_000);
    stage.provider.approve(txId);
    await stage.tell(txId);
    expect(await outcome(txId)).toEqual(["voided", "over-limit"]);
    expect(stage.provider.count("capture", txId)).toBe(0);
    expect(stage.provider.payments.get(txId)?.state).toBe("voided");
    expect(await stage.cashOf(id)).toBe(0);
    expect(await stage.read(client, txId)).toMatchObject({
      code: "PA:1100",
      reason: "over-limit",
      isFinal: true,
    });
  });

  it("a lowered limit with room for one of two payments takes one", async () => {
    const { client, id, txId } = await payer();
    const second = await stage.create(client, { isSecond: true });
    await lower(client, 15_000);
    for (const one of [txId, second.txId]) {
      stage.provider.approve(one);
      await stage.tell(one);
    }
    expect(await outcome(txId)).toEqual(["credited", null]);
    expect(await outcome(second.txId)).toEqual(["voided", "over-limit"]);
    expect(await stage.cashOf(id)).toBe(10_000);
  });

  it("an exclusion voids the payment (attack 7)", async () => {
    const { client, id, txId } = await payer();
    stage.provider.approve(txId);
    await block(client);
    await stage.tell(txId);
    expect(await outcome(txId)).toEqual(["voided", "excluded"]);
    expect(await stage.cashOf(id)).toBe(0);
  });

  it("an exclusion that comes while the capture is asked for stops a capture that has not happened (attack 7)", async () => {
    const { client, id, txId } = await payer();
    stage.provider.approve(txId);
    stage.provider.fail("capture", "lost");
    stage.provider.fail("status", Promise.resolve(), "lost");
    await stage.tell(txId);
    expect(await outcome(txId)).toEqual(["authorised", null]);
    await block(client);
    await stage.poll();
    expect(await outcome(txId)).toEqual(["voided", "excluded"]);
    expect(stage.provider.payments.get(txId)?.state).toBe("voided");
    expect(await stage.cashOf(id)).toBe(0);
  });

  it.each([
    ["Jens Hansen", "voided", "name-mismatch"],
    ["METTE MADSEN", "credited", null],
    ["Jens & Mette Madsen", "credited", null],
  ])("the payer's name is compared: %s (attack 28)", async (payerName, state, reason) => {
    const { txId } = await payer();
    stage.provider.approve(txId, { payerName });
    await stage.tell(txId);
    expect(await outcome(txId)).toEqual([state, reason]);
  });

  it.each(["none", "unknown"] as const)(
    "a payment authenticated by %s waits for the player's MitID and is released without it (attack 27)",
    async (authentication) => {
      const { client, id, txId } = await payer();
      stage.provider.approve(txId, { authentication });
      await stage.tell(txId);
      expect(await stage.read(client, txId)).toMatchObject({
        state: "authorised",
        next: { kind: "confirm-mitid" },
      });
      await stage.poll();
      expect(stage.provider.count("capture", txId)).toBe(0);
      await moveClock(stage.services.db, "26 minutes");
      await stage.poll();
      expect(await outcome(txId)).toEqual(["voided", "no-strong-authentication"]);
      expect(await stage.cashOf(id)).toBe(0);
    },
  );

  it("an authorisation of another amount or currency is released (attack 14)", async () => {
    for (const approval of [{ amountOre: 10_001 }, { amountOre: 9_999 }, { currency: "EUR" }]) {
      const { txId } = await payer();
      stage.provider.approve(txId, approval);
      await stage.tell(txId);
      expect(await outcome(txId)).toEqual(["voided", "wrong-amount"]);
      expect(stage.provider.count("capture", txId)).toBe(0);
    }
  });

  it("a release that the provider does not answer is asked for again", async () => {
    const { txId } = await payer();
    stage.provider.approve(txId, { payerName: "Jens Hansen" });
    stage.provider.fail("void", "lost");
    await stage.tell(txId);
    expect(await outcome(txId)).toEqual(["authorised", "name-mismatch"]);
    await stage.poll();
    expect(await outcome(txId)).toEqual(["voided", "name-mismatch"]);
  });
});

describe("after the capture", () => {
  it("an exclusion sends the money back, and nothing of it becomes playable (attack 7)", async () => {
    const { client, id, txId } = await payer();
    stage.provider.approve(txId);
    stage.provider.fail("capture", "unheard");
    stage.provider.fail("status", Promise.resolve(), "lost");
    await stage.tell(txId);
    await block(client);
    await stage.poll();
    expect(await outcome(txId)).toEqual(["refunded", "excluded"]);
    expect(await stage.steps(txId)).toEqual(["created", "pending", "authorised", "refunding", "refunded"]);
    expect(await stage.cashOf(id)).toBe(0);
  });

  it("a payment that was voided for a lowered limit and captured all the same is refunded (attack 6)", async () => {
    const { client, id, txId } = await payer();
    await lower(client, 5_000);
    stage.provider.approve(txId);
    await stage.tell(txId);
    stage.provider.set(txId, { state: "captured", capturedOre: 10_000 });
    await stage.tell(txId);
    expect(await outcome(txId)).toEqual(["refunded", "over-limit"]);
    expect(await stage.cashOf(id)).toBe(0);
  });

  it("a provider without a capture is checked when it has taken the money (attack 6)", async () => {
    const good = await payer(direct);
    direct.provider.approve(good.txId);
    await direct.tell(good.txId);
    expect(await direct.cashOf(good.id)).toBe(10_000);
    const lowered = await payer(direct);
    await lower(lowered.client, 5_000);
    direct.provider.approve(lowered.txId);
    await direct.tell(lowered.txId);
    expect(await outcome(lowered.txId, direct)).toEqual(["refunded", "over-limit"]);
    const weak = await payer(direct);
    direct.provider.approve(weak.txId, { authentication: "none" });
    await direct.tell(weak.txId);
    expect(await outcome(weak.txId, direct)).toEqual(["refunded", "no-strong-authentication"]);
  });

  it("a refund that the provider refuses stays open and is asked for again", async () => {
    const { txId } = await payer(direct);
    direct.provider.approve(txId, { payerName: "Jens Hansen" });
    direct.provider.fail("refund", "refused");
    await direct.tell(txId);
    expect(await outcome(txId, direct)).toEqual(["refunding", "name-mismatch"]);
    await direct.poll();
    expect(await outcome(txId, direct)).toEqual(["refunded", "name-mismatch"]);
  });
});

describe("a capture that is reported after the deposit has failed counts", () => {
  it.each(["declined", "cancelled", "expired", "challenge-failed"] as const)(
    "a deposit in the state %s is credited once the provider reports its capture",
    async (state) => {
      const { id, txId } = await payer();
      stage.provider.set(txId, { state });
      await stage.tell(txId);
      expect(await outcome(txId)).toEqual([state, null]);
      stage.provider.approve(txId);
      stage.provider.set(txId, { state: "captured", capturedOre: 10_000 });
      await stage.tell(txId);
      expect(await outcome(txId)).toEqual(["credited", null]);
      expect(await stage.cashOf(id)).toBe(10_000);
    },
  );

  it("but it is refunded when the room has gone to another deposit, or the player is excluded", async () => {
    const depositLimits = { dayOre: 10_000, weekOre: 10_000, monthOre: 10_000 };
    const { client, id, txId } = await payer(stage, { depositLimits });
    stage.provider.set(txId, { state: "expired" });
    await stage.tell(txId);
    const next = await stage.create(client, { isSecond: true });
    for (const one of [next.txId, txId]) {
      stage.provider.approve(one);
      stage.provider.set(one, { state: "captured", capturedOre: 10_000 });
      await stage.tell(one);
    }
    expect(await outcome(next.txId)).toEqual(["credited", null]);
    expect(await outcome(txId)).toEqual(["refunded", "over-limit"]);
    expect(await stage.cashOf(id)).toBe(10_000);
  });

  it("an authorisation after the end is released", async () => {
    const { txId } = await payer();
    stage.provider.set(txId, { state: "declined" });
    await stage.tell(txId);
    stage.provider.approve(txId);
    await stage.tell(txId);
    expect(await outcome(txId)).toEqual(["declined", null]);
    expect(stage.provider.payments.get(txId)?.state).toBe("voided");
  });
});
