import { DepositOptionsSchema, GET_DEPOSIT_OPTIONS } from "@spilhus/contracts/payments";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { depositStage, type DepositStage } from "../../testing/depositStage.ts";
import { requireWholeLedger } from "../../testing/requireWholeLedger.ts";
import { codeOf } from "../../testing/signedInPlayer.ts";
import { paymentJobs } from "../app/paymentJobs.ts";
import { JobRunner } from "../jobs/index.ts";
import { guardProvider, paymentsOf } from "../payment-providers/index.ts";
import { TEST_BRANDS } from "../../testing/testBrands.ts";
import { openDeposit } from "./openDeposit.ts";
import { reserveDeposit } from "./reserveDeposit.ts";
import { advanceDeposit } from "./advanceDeposit.ts";

let stage: DepositStage;
beforeAll(async () => {
  stage = await depositStage();
});
afterAll(async () => {
  await requireWholeLedger(stage.services.db);
  await stage[Symbol.asyncDispose]();
});
const stateOf = async (txId: string) => (await stage.row(txId)).state;

describe("a provider that fails", () => {
  it.each(["lost", "unheard"] as const)(
    "at the start (%s): the deposit is pending, the player is told not to pay again, and the next look opens it (attack 32)",
    async (fault) => {
      const { client, id } = await stage.player();
      stage.provider.fail("start", fault);
      const { txId } = await stage.create(client);
      expect(await stage.row(txId)).toMatchObject({ state: "pending", isUnanswered: true });
      const next = await stage.read(client, txId);
      expect(next).toMatchObject({ state: "pending", next: { kind: "redirect" } });
      expect(stage.provider.payments.size).toBeGreaterThan(0);
      stage.provider.approve(txId);
      await stage.tell(txId);
      expect(await stage.cashOf(id)).toBe(10_000);
    },
  );

  it("and does not answer about a payment is said to be asked (R4.09, attack 32)", async () => {
    const { client } = await stage.player();
    const { txId } = await stage.create(client);
    stage.provider.fail("status", "lost");
    await advanceDeposit(stage.services, txId);
    expect(await stage.row(txId)).toMatchObject({ state: "pending", isUnanswered: true });
    stage.provider.fail("status", "lost");
    // Asked by the player's page, two seconds later.
    await stage.services.db.execute(sql`update deposits set asked_at = null where tx_id = ${txId}`);
    expect(await stage.read(client, txId)).toMatchObject({
      state: "pending",
      code: "PA:1101",
      isFinal: false,
    });
  });

  it("and refuses the payment leaves the room to the next one", async () => {
    const { client } = await stage.player({
      depositLimits: { dayOre: 10_000, weekOre: 10_000, monthOre: 10_000 },
    });
    stage.provider.fail("start", "refused");
    const { txId } = await stage.create(client);
    expect(await stage.read(client, txId)).toMatchObject({
      state: "declined",
      code: "PA:1100",
      isFinal: true,
    });
    await stage.create(client);
  });

  it.each([
    ["capture", "unheard"],
    ["capture", "lost"],
  ] as const)("at the %s (%s): it is taken once and credited once (attack 32)", async (call, fault) => {
    const { client, id } = await stage.player();
    const { txId } = await stage.create(client);
    stage.provider.approve(txId);
    stage.provider.fail(call, fault);
    await stage.poll();
    await stage.poll();
    expect(await stateOf(txId)).toBe("credited");
    expect(await stage.cashOf(id)).toBe(10_000);
    expect(stage.provider.payments.get(txId)?.capturedOre).toBe(10_000);
  });

  it("by answering late: the page waits no longer than its time, and the answer counts (attack 32)", async () => {
    const { client, id } = await stage.player();
    const { txId } = await stage.create(client);
    stage.provider.approve(txId);
    const answer = Promise.withResolvers<void>();
    stage.provider.fail("status", answer.promise);
    await stage.services.db.execute(sql`update deposits set asked_at = null where tx_id = ${txId}`);
    expect((await stage.read(client, txId)).state).toBe("pending");
    answer.resolve();
    await stage.poll();
    expect(await stage.cashOf(id)).toBe(10_000);
  });
});

it("a provider that is down takes no new deposit, and those under way are finished afterwards (attack 32)", async () => {
  await using own = await depositStage();
  const { client, id } = await own.player();
  const under = await own.create(client);
  own.provider.isDown = true;
  for (let failures = 0; failures < 5; failures += 1) {
    await own.services.db.execute(sql`update deposits set asked_at = null`);
    await own.read(client, under.txId);
  }
  expect(await codeOf(await own.send(client, { amountOre: 20_000 }))).toBe("503 method-down");
  const options = await client.call("GET", GET_DEPOSIT_OPTIONS.path);
  const { methods } = DepositOptionsSchema.parse(await options.json());
  expect(methods.map(({ health }) => health)).toEqual(["down", "down"]);
  own.provider.isDown = false;
  own.provider.approve(under.txId);
  await own.poll();
  expect(await own.cashOf(id)).toBe(10_000);
  await requireWholeLedger(own.services.db);
});

it("500 open payments are asked about after a restart (attack 35)", { timeout: 180_000 }, async () => {
  await using own = await depositStage();
  const [brand] = TEST_BRANDS;
  const visit = { brand, origin: "http://fjord.localhost:3000", locale: "da" } as const;
  const payers = await Promise.all(Array.from({ length: 10 }, () => own.player()));
  const pay = async (playerId: string) => {
    const asked = { amountOre: 1_000, method: "card", isSecond: true } as const;
    const { txId } = await own.services.db.transaction((tx) =>
      reserveDeposit(tx, own.services.payments, { playerId, brand }, asked),
    );
    await openDeposit(own.services, txId, visit);
    own.provider.approve(txId);
  };
  await Promise.all(
    payers.map(async ({ id }) => {
      for (let count = 0; count < 50; count += 1) await pay(id);
    }),
  );
  const { db, log, brands } = own.services;
  const routes = { fjord: { card: own.provider.id } };
  const payments = paymentsOf([guardProvider(own.provider, log)], routes);
  // As after a kill: the jobs are leased by a gateway that is gone.
  await db.execute(sql`update jobs set lease = gen_random_uuid(), due_at = clock.now() + interval '1 hour'`);
  const queues = paymentJobs({ db, log, brands, payments });
  const restarted = new JobRunner({ db, log, queues, pollMs: 2 ** 30 });
  await restarted.start();
  await restarted.run();
  await restarted.stop();
  const cash = await Promise.all(payers.map(({ id }) => own.cashOf(id)));
  expect(cash).toEqual(Array(10).fill(50_000));
  await requireWholeLedger(db);
});
