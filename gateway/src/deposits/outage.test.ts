import { randomUUID } from "node:crypto";
import { DepositSchema } from "@spilhus/contracts/payments";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
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

/** So many transactions are ended, among retries and deposits that go on. */
const MOST_ENDED = 12;

/** Ends every other connection that is in a transaction. @returns how many */
async function endTransactions(): Promise<number> {
  const { rowCount } = await stage.services.db.execute(sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and xact_start is not null
      and (state = 'idle in transaction' or xact_start < query_start)
  `);
  return rowCount ?? 0;
}

it(
  "transactions that PostgreSQL ends in the middle lose no deposit and credit none twice (attack 31)",
  { timeout: 60_000 },
  async () => {
    const players = await Promise.all(Array.from({ length: 4 }, () => stage.player()));
    let ended = 0;
    const over = new AbortController();
    const killing = (async () => {
      while (!over.signal.aborted && ended < MOST_ENDED) ended += await endTransactions().catch(() => 0);
    })();
    const paid = await Promise.all(
      players.map(async ({ client, id }) => {
        const key = randomUUID();
        const txId = await vi.waitFor(
          async () => {
            const answer = await stage.send(client, { key });
            expect(answer.status).toBe(201);
            return DepositSchema.parse(await answer.json()).txId;
          },
          { timeout: 30_000, interval: 20 },
        );
        await vi.waitFor(
          async () => {
            if (stage.provider.payments.get(txId)?.state === "open") stage.provider.approve(txId);
            await stage.services.db.execute(sql`update deposits set asked_at = null where tx_id = ${txId}`);
            expect((await stage.read(client, txId)).state).toBe("credited");
          },
          { timeout: 30_000, interval: 20 },
        );
        return { id, txId };
      }),
    );
    over.abort();
    await killing;
    expect(ended).toBeGreaterThan(0);
    for (const { id, txId } of paid) {
      await expect.poll(() => stage.cashOf(id)).toBe(10_000);
      expect(await stage.steps(txId)).toEqual(["created", "pending", "authorised", "credited"]);
    }
  },
);
