import { randomUUID } from "node:crypto";
import { DepositSchema } from "@spilhus/contracts/payments";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { depositStage, type DepositStage } from "../../testing/depositStage.ts";
import {
  deathsOf,
  killablePostgres,
  type Death,
  type KillablePostgres,
} from "../../testing/killablePostgres.ts";
import { moveClock } from "../../testing/movableClock.ts";
import { requireWholeLedger } from "../../testing/requireWholeLedger.ts";
import { deposits } from "../deposit-records/index.ts";
import { providerEvents } from "../provider-events/index.ts";

let postgres: KillablePostgres;
let stage: DepositStage;
beforeAll(async () => {
  postgres = await killablePostgres();
  stage = await depositStage(undefined, postgres.storage);
}, 60_000);
afterAll(async () => {
  await stage[Symbol.asyncDispose]();
  await postgres[Symbol.asyncDispose]();
});

/** What is asked until it is done: whoever asked gets no answer while the server is away. */
const until = (done: () => Promise<void>) => vi.waitFor(done, { timeout: 30_000, interval: 50 });

/**
 * A whole deposit as it comes about: the form, the provider, its webhook, the job. What was answered is not asked again.
 *
 * @returns what was acknowledged
 */
async function deposit(death: Death) {
  const { client, id: playerId } = await stage.player();
  const { provider } = stage;
  const key = randomUUID();
  let txId = "";
  postgres.dieAt(death);
  await until(async () => {
    const answer = await stage.send(client, { key });
    expect(answer.status).toBe(201);
    ({ txId } = DepositSchema.parse(await answer.json()));
  });
  await until(async () => {
    // The page of the deposit opens what was left undone.
    if (!provider.payments.has(txId)) await stage.read(client, txId);
    expect(provider.payments.has(txId)).toBe(true);
  });
  provider.approve(txId);
  const id = randomUUID();
  await until(async () => {
    const hook = provider.hook([txId], { id, at: await stage.now() });
    expect(await stage.receive(hook)).toBe(200);
  });
  await until(async () => {
    await stage.work();
    const { state } = await stage.row(txId);
    // What the one that died has begun is taken over when its lease has run out.
    if (state !== "credited") await moveClock(stage.services.db, "1 minute");
    expect(state).toBe("credited");
  });
  await postgres.liveOn(stage.services.db);
  return { playerId, txId };
}

describe("a PostgreSQL server that is killed during a deposit", () => {
  it(
    "loses nothing that was acknowledged and credits nothing twice (attack 31)",
    { timeout: 600_000 },
    async () => {
      await deposit({ statement: 0, when: "before" });
      const { statements } = postgres;
      expect(statements).toBeGreaterThan(8);
      const deaths = deathsOf(statements);
      let kills = 0;
      for (const death of deaths) {
        const { playerId, txId } = await deposit(death);
        if (postgres.isKilled) kills += 1;
        expect(await stage.cashOf(playerId)).toBe(10_000);
        expect(await stage.services.db.$count(deposits, eq(deposits.playerId, playerId))).toBe(1);
        expect(await stage.steps(txId)).toEqual(["created", "pending", "authorised", "credited"]);
        expect(stage.provider.payments.get(txId)?.capturedOre).toBe(10_000);
      }
      const isLost = eq(providerEvents.state, "received");
      // Every event that was answered is looked into, once the leases of the dead have run out.
      await until(async () => {
        await moveClock(stage.services.db, "1 minute");
        await stage.work();
        expect(await stage.services.db.$count(providerEvents, isLost)).toBe(0);
      });
      // The last statements of one run need not be there in the next: a job may have been done by another turn.
      expect(kills).toBeGreaterThan(1);
      await requireWholeLedger(stage.services.db);
    },
  );
});
