import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { depositStage, type DepositStage } from "../../testing/depositStage.ts";
import { moveClock } from "../../testing/movableClock.ts";
import { requireWholeLedger } from "../../testing/requireWholeLedger.ts";
import { ScriptedProvider } from "../../testing/scriptedProvider.ts";
import type { TestGateway } from "../../testing/testGateway.ts";
import { ledgerMovements } from "../ledger/index.ts";
import { bodySeal } from "./bodySeal.ts";
import { deleteOldEvents } from "./eventJobs.ts";
import { providerEvents } from "./tables.ts";

let stage: DepositStage;
let other: TestGateway;
beforeAll(async () => {
  stage = await depositStage();
  other = await stage.gateway.another();
});
afterAll(async () => {
  await requireWholeLedger(stage.services.db);
  await other[Symbol.asyncDispose]();
  await stage[Symbol.asyncDispose]();
});

const db = () => stage.services.db;
const outcome = async (txId: string) => {
  const { state, reason } = await stage.row(txId);
  return [state, reason];
};
async function payer() {
  const { client, id } = await stage.player();
  return { client, id, txId: (await stage.create(client)).txId };
}
const hookOf = async (txId: string, id?: string) =>
  stage.provider.hook([txId], { at: await stage.now(), ...(id === undefined ? {} : { id }) });
const storedOf = (eventId: string) =>
  db().select().from(providerEvents).where(eq(providerEvents.eventId, eventId));

describe("webhooks", () => {
  it(
    "credit once, however often an event comes at two gateways, and answer each 200 (attack 10)",
    { timeout: 60_000 },
    async () => {
      const { id, txId } = await payer();
      stage.provider.approve(txId);
      const eventId = randomUUID();
      const hook = await hookOf(txId, eventId);
      let left = 1_000;
      const statuses = new Set<number>();
      const sender = async (origin: string) => {
        while (left > 0) {
          left -= 1;
          statuses.add(await stage.receive(hook, origin));
        }
      };
      const { origin } = stage.gateway;
      const origins = Array.from({ length: 8 }, (_, index) => (index % 2 === 0 ? origin : other.origin));
      await Promise.all(origins.map(sender));
      await stage.settled();
      expect([...statuses]).toEqual([200]);
      expect(await storedOf(eventId)).toMatchObject([{ state: "done", attempts: 1 }]);
      expect(await outcome(txId)).toEqual(["credited", null]);
      expect(await stage.cashOf(id)).toBe(10_000);
      expect(await db().$count(ledgerMovements, eq(ledgerMovements.reference, txId))).toBe(1);
    },
  );

  it("may come in any order: the provider's status counts, not what they say (attack 11)", async () => {
    const { id, txId } = await payer();
    stage.provider.approve(txId);
    stage.provider.set(txId, { state: "captured", capturedOre: 10_000 });
    // Captured before authorised, then one that says it failed.
    for (const type of ["captured", "authorised", "failed", "opened"])
      await stage.receive(await hookOf(txId, `${type} ${txId}`));
    await stage.settled();
    expect(await outcome(txId)).toEqual(["credited", null]);
    expect(await stage.cashOf(id)).toBe(10_000);
  });

  it("of a refund that comes before its capture credit nothing (attack 11)", async () => {
    const { id, txId } = await payer();
    stage.provider.approve(txId);
    stage.provider.set(txId, { state: "refunded", capturedOre: 10_000, refundedOre: 10_000 });
    await stage.tell(txId);
    expect(await outcome(txId)).toEqual(["refunded", null]);
    expect(await stage.cashOf(id)).toBe(0);
  });

  it("with a wrong, missing, old or future signature are refused, and nothing of them is stored (attack 12)", async () => {
    const { txId } = await payer();
    const now = await stage.now();
    const before = await db().$count(providerEvents);
    const hook = await hookOf(txId);
    const foreign = new ScriptedProvider("another").hook([txId], { at: now });
    for (const wrong of [
      { ...hook, headers: { ...hook.headers, signature: "0".repeat(64) } },
      { ...hook, headers: { ...hook.headers, signature: undefined } },
      { ...hook, rawBody: Buffer.from(`${Buffer.from(hook.rawBody).toString()} `) },
      { ...hook, headers: { ...hook.headers, signature: foreign.headers["signature"] } },
      stage.provider.hook([txId], { at: new Date(now.getTime() - 301_000) }),
      stage.provider.hook([txId], { at: new Date(now.getTime() + 302_000) }),
    ]) {
      expect(await stage.receive(wrong)).toBe(401);
    }
    expect(await stage.receive(foreign)).toBe(404);
    expect(await db().$count(providerEvents)).toBe(before);
  });

  it("that are replayed after 4 minutes or after 24 hours have no effect (attack 13)", async () => {
    const { id, txId } = await payer();
    stage.provider.approve(txId);
    const eventId = randomUUID();
    const hook = await hookOf(txId, eventId);
    expect(await stage.receive(hook)).toBe(200);
    await stage.settled();
    await moveClock(db(), "4 minutes");
    expect(await stage.receive(hook)).toBe(200);
    await moveClock(db(), "24 hours");
    // At the other gateway: the first one knows it by its bytes for some seconds.
    expect(await stage.receive(hook, other.origin)).toBe(401);
    // The same event, signed anew, is still the same event.
    expect(await stage.receive(await hookOf(txId, eventId))).toBe(200);
    await stage.settled();
    expect(await storedOf(eventId)).toMatchObject([{ state: "done", attempts: 1 }]);
    expect(await stage.cashOf(id)).toBe(10_000);
  });

  it.each([
    ["1 øre more", { capturedOre: 10_001 }, "refunded"],
    ["1 øre less", { capturedOre: 9_999 }, "refunded"],
    ["EUR", { currency: "EUR" }, "refunding"],
    ["no currency", { currency: undefined }, "refunding"],
  ] as const)("never credit %s: it is held back, with an alarm (attack 14)", async (_, change, state) => {
    const { id, txId } = await payer();
    stage.provider.approve(txId);
    stage.provider.set(txId, { state: "captured", capturedOre: 10_000, ...change });
    await stage.poll();
    expect(await outcome(txId)).toEqual([state, "wrong-amount"]);
    expect(await stage.cashOf(id)).toBe(0);
    const { number } = await stage.row(txId);
    expect(stage.log).toContainEqual({
      level: "error",
      message: "a provider took another amount than was asked for",
      about: expect.objectContaining({ deposit: number }),
    });
  });

  it.each([0, -10_000, 2 ** 53, 0.5, Number.NaN])(
    "read %d as no answer: the deposit waits (attack 14)",
    async (capturedOre) => {
      const { id, txId } = await payer();
      stage.provider.approve(txId);
      stage.provider.set(txId, { state: "captured", capturedOre });
      await stage.poll();
      expect(await outcome(txId)).toEqual(["pending", null]);
      expect(await stage.cashOf(id)).toBe(0);
      stage.provider.set(txId, { capturedOre: 10_000 });
      await stage.poll();
      expect(await outcome(txId)).toEqual(["credited", null]);
    },
  );

  it("about a payment that is not ours are kept and reported, and book nothing (attack 14)", async () => {
    const eventId = randomUUID();
    const booked = await db().$count(ledgerMovements);
    expect(await stage.receive(await hookOf("A".repeat(22), eventId))).toBe(200);
    await stage.settled();
    const [stored] = await storedOf(eventId);
    expect(stored).toMatchObject({ state: "unmatched" });
    expect(stage.log).toContainEqual({
      level: "error",
      message: "a provider's event is about a payment that is not ours",
      about: { provider: stage.provider.id, event: stored?.id },
    });
    expect(await db().$count(ledgerMovements)).toBe(booked);
  });

  it("are answered 503 while they cannot be stored, and credit once when the provider sends them again (attack 17)", async () => {
    const { id, txId } = await payer();
    stage.provider.approve(txId);
    const hook = await hookOf(txId);
    await db().execute("alter table provider_events rename to provider_events_away");
    expect(await stage.receive(hook)).toBe(503);
    await db().execute("alter table provider_events_away rename to provider_events");
    expect(await stage.receive(hook)).toBe(200);
    await stage.settled();
    expect(await stage.cashOf(id)).toBe(10_000);
  });

  it("are sealed, and deleted after 13 months", async () => {
    const { txId } = await payer();
    const eventId = randomUUID();
    const hook = await hookOf(txId, eventId);
    await stage.receive(hook);
    await stage.settled();
    const [stored] = await storedOf(eventId);
    expect(stored?.body.includes(Buffer.from(txId))).toBe(false);
    expect(stored && bodySeal("a secret of payments, long enough for a test").open(stored.body)).toEqual(
      Buffer.from(hook.rawBody),
    );
    expect(() => stored && bodySeal("another secret").open(stored.body)).toThrow(
      "unable to authenticate data",
    );
    await moveClock(db(), "13 months");
    await moveClock(db(), "-1 hour");
    await deleteOldEvents(db());
    expect(await storedOf(eventId)).toHaveLength(1);
    await moveClock(db(), "2 hours");
    await deleteOldEvents(db());
    expect(await storedOf(eventId)).toHaveLength(0);
  });
});

it("a payment that no webhook tells of is found within a minute while it is young (attack 16)", async () => {
  const { id, txId } = await payer();
  await moveClock(db(), "40 seconds");
  await stage.work();
  stage.provider.approve(txId);
  await moveClock(db(), "60 seconds");
  await stage.work();
  expect(await outcome(txId)).toEqual(["credited", null]);
  expect(await stage.cashOf(id)).toBe(10_000);
});
