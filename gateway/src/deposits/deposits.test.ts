import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { depositStage, type DepositStage } from "../../testing/depositStage.ts";
import { requireWholeLedger } from "../../testing/requireWholeLedger.ts";

let stage: DepositStage;
beforeAll(async () => {
  stage = await depositStage();
});
afterAll(async () => {
  await requireWholeLedger(stage.services.db);
  await stage[Symbol.asyncDispose]();
});

describe("a deposit", () => {
  it("is opened at the provider, approved, captured and credited with a receipt (R2.29)", async () => {
    const { client, id } = await stage.player();
    const begun = await stage.create(client, { amountOre: 12_300 });
    expect(begun).toMatchObject({ state: "created", amountOre: 12_300, next: { kind: "wait" } });
    const opened = await stage.read(client, begun.txId);
    expect(opened).toMatchObject({
      state: "pending",
      isFinal: false,
      next: { kind: "redirect", url: `https://pay.example/${begun.txId}` },
    });
    stage.provider.approve(begun.txId);
    await stage.tell(begun.txId);
    expect(await stage.read(client, begun.txId)).toMatchObject({
      state: "credited",
      isFinal: true,
      next: null,
    });
    expect(await stage.cashOf(id)).toBe(12_300);
    expect(await stage.steps(begun.txId)).toEqual(["created", "pending", "authorised", "credited"]);
  });

  it("is replayed by its key, and leads to the same address (attack 2)", async () => {
    const { client } = await stage.player();
    const key = randomUUID();
    const first = await stage.create(client, { key });
    const again = await stage.send(client, { key });
    expect(again.headers.get("idempotency-replayed")).toBe("true");
    expect(await again.json()).toEqual(first);
    const url = `https://pay.example/${first.txId}`;
    expect((await stage.read(client, first.txId)).next).toEqual({ kind: "redirect", url });
    expect(stage.provider.count("start", first.txId)).toBe(1);
  });
});
