import { randomUUID } from "node:crypto";
import { CREATE_WITHDRAWAL, WithdrawalSchema } from "@spilhus/contracts/payments";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import {
  deathsOf,
  killablePostgres,
  type Death,
  type KillablePostgres,
} from "../../testing/killablePostgres.ts";
import { moveClock } from "../../testing/movableClock.ts";
import { payoutStage, type PayoutStage } from "../../testing/payoutStage.ts";
import { requireWholeLedger } from "../../testing/requireWholeLedger.ts";
import { readBalances } from "../ledger/index.ts";
import { advanceWithdrawal } from "./advanceWithdrawal.ts";
import { withdrawals } from "./tables.ts";

let postgres: KillablePostgres;
let stage: PayoutStage;
beforeAll(async () => {
  postgres = await killablePostgres();
  stage = await payoutStage({ storage: postgres.storage });
}, 60_000);
afterAll(async () => {
  await stage[Symbol.asyncDispose]();
  await postgres[Symbol.asyncDispose]();
});
const db = () => stage.environment.database.db;

/** What is asked until it is done: whoever asked gets no answer while the server is away. */
const until = (done: () => Promise<void>) => vi.waitFor(done, { timeout: 30_000, interval: 50 });
const stateOf = async (id: string) => {
  const [row] = await db()
    .select({ state: withdrawals.state })
    .from(withdrawals)
    .where(eq(withdrawals.id, id));
  return row?.state;
};

/** A whole withdrawal as it comes about: the form, the rules, the payout, the provider's word. */
async function withdraw(death: Death) {
  const { client, id: playerId, accountId } = await stage.player({ cashOre: 10_000 });
  const asked = { amountOre: 4_000, accountId };
  await stage.confirm(client, CREATE_WITHDRAWAL.id, asked);
  const key = randomUUID();
  let id = "";
  postgres.dieAt(death);
  await until(async () => {
    const answer = await stage.send(client, asked, key);
    expect(answer.status).toBe(201);
    ({ id } = WithdrawalSchema.parse(await answer.json()));
  });
  const advance = () => advanceWithdrawal(stage.services, id);
  await until(async () => {
    await advance();
    if (!stage.bank.payouts.has(id)) await moveClock(db(), "3 minutes");
    expect(await stateOf(id)).toBe("sent");
    expect(stage.bank.payouts.has(id)).toBe(true);
  });
  stage.bank.settle(id, "paid");
  await until(async () => {
    await advance();
    expect(await stateOf(id)).toBe("paid");
  });
  await postgres.liveOn(db());
  return { playerId, id };
}

describe("a PostgreSQL server that is killed during a withdrawal", () => {
  it(
    "loses nothing that was acknowledged and pays nothing twice (attack 31)",
    { timeout: 600_000 },
    async () => {
      await withdraw({ statement: 0, when: "before" });
      const { statements } = postgres;
      expect(statements).toBeGreaterThan(4);
      let made = 1;
      const deaths = deathsOf(statements);
      let kills = 0;
      for (const death of deaths) {
        const { playerId } = await withdraw(death);
        made += 1;
        if (postgres.isKilled) kills += 1;
        expect(await readBalances(db(), playerId)).toMatchObject({ cashOre: 6_000, reservedOre: 0 });
        expect(await db().$count(withdrawals, eq(withdrawals.playerId, playerId))).toBe(1);
        expect(stage.bank.paidOre()).toBe(made * 4_000);
      }
      // The last statements of one run need not be there in the next: a job may have been done by another turn.
      expect(kills).toBeGreaterThan(1);
      await requireWholeLedger(db());
    },
  );
});
