import { CANCEL_DEPOSIT } from "@spilhus/contracts/payments";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { depositStage, type DepositStage } from "../../testing/depositStage.ts";
import { moveClock } from "../../testing/movableClock.ts";
import { requireWholeLedger } from "../../testing/requireWholeLedger.ts";
import { codeOf } from "../../testing/signedInPlayer.ts";
import type { SiteClient } from "../../testing/siteClient.ts";

let stage: DepositStage;
beforeAll(async () => {
  stage = await depositStage();
});
afterAll(async () => {
  await requireWholeLedger(stage.services.db);
  await stage[Symbol.asyncDispose]();
});

/** A player with an open payment of 100 kr. */
async function payer(fields: Parameters<DepositStage["player"]>[0] = {}) {
  const { client, id } = await stage.player(fields);
  const { txId } = await stage.create(client);
  return { client, id, txId };
}
const outcome = async (txId: string) => {
  const { state, reason } = await stage.row(txId);
  return [state, reason];
};

describe("a deposit that the player gives up", () => {
  const cancel = (client: SiteClient, txId: string) =>
    client.call("POST", CANCEL_DEPOSIT.path.replace("{txId}", txId), {
      headers: { "idempotency-key": randomUUID() },
    });

  it("is called off at the provider, and its room is back", async () => {
    const { client, txId } = await payer({
      depositLimits: { dayOre: 10_000, weekOre: 10_000, monthOre: 10_000 },
    });
    expect(await codeOf(await cancel(client, txId))).toBe("200 ok");
    expect(await outcome(txId)).toEqual(["cancelled", null]);
    await stage.create(client, { isSecond: true });
  });

  it("is told to the provider again until it answers, and takes up no room meanwhile", async () => {
    const { client, txId } = await payer({
      depositLimits: { dayOre: 10_000, weekOre: 10_000, monthOre: 10_000 },
    });
    stage.provider.fail("void", "lost");
    expect(await codeOf(await cancel(client, txId))).toBe("200 ok");
    expect(await outcome(txId)).toEqual(["pending", null]);
    await stage.create(client);
    await stage.poll();
    expect(await outcome(txId)).toEqual(["cancelled", null]);
  });

  it("waits for its time to pass while the provider has not got it, since it may still be on its way", async () => {
    const { client } = await stage.player();
    stage.provider.fail("start", "lost");
    const { txId } = await stage.create(client);
    expect(await codeOf(await cancel(client, txId))).toBe("200 ok");
    expect(await outcome(txId)).toEqual(["pending", null]);
    await moveClock(stage.services.db, "601 seconds");
    await stage.poll();
    expect(await outcome(txId)).toEqual(["cancelled", null]);
  });

  it("is credited all the same if the money was taken meanwhile", async () => {
    const { client, id, txId } = await payer();
    stage.provider.approve(txId);
    stage.provider.set(txId, { state: "captured", capturedOre: 10_000 });
    expect(await codeOf(await cancel(client, txId))).toBe("200 ok");
    expect(await outcome(txId)).toEqual(["credited", null]);
    expect(await stage.cashOf(id)).toBe(10_000);
    expect(await codeOf(await cancel(client, txId))).toBe("409 too-late");
  });
});

it("a payment that nobody completes is called off after its time, never earlier", async () => {
  const { txId } = await payer();
  await moveClock(stage.services.db, "590 seconds");
  await stage.poll();
  expect(stage.provider.count("void", txId)).toBe(0);
  await moveClock(stage.services.db, "11 seconds");
  await stage.poll();
  expect((await outcome(txId))[0]).toBe("expired");
});
