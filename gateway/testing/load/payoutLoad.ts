import { setTimeout as wait } from "node:timers/promises";
import { eq } from "drizzle-orm";
import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import { databaseNow } from "../../src/clock/index.ts";
import { JobRunner } from "../../src/jobs/index.ts";
import { jobs } from "../../src/jobs/tables.ts";
import { withdrawalJobs } from "../../src/withdrawals/index.ts";
import { WITHDRAWAL_QUEUE } from "../../src/withdrawals/withdrawalQueue.ts";
import { payoutServices } from "../payoutServices.ts";
import { richPlayer, withdraw } from "../richPlayer.ts";
import { scriptedPayouts } from "../scriptedPayouts.ts";

const AMOUNT_ORE = 1_000;

/** A provider that is slow and takes few payouts at once; others wait for a place. */
function slowBank(millisecondsEach: number, atOnce: number) {
  const bank = scriptedPayouts();
  const { payOut } = bank.provider.payouts;
  const waiting: (() => void)[] = [];
  let running = 0;
  bank.provider.payouts.payOut = async (payout) => {
    if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    await wait(millisecondsEach);
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
    return payOut(payout);
  };
  return bank;
}

/** How long the worker takes to send withdrawals, each of another player. @returns seconds */
export async function payOutSeconds(
  db: NodePgDatabase,
  { count, millisecondsEach, atOnce }: { count: number; millisecondsEach: number; atOnce: number },
): Promise<number> {
  const bank = slowBank(millisecondsEach, atOnce);
  for (let made = 0; made < count; made += 1) {
    const { id } = await richPlayer(db, { cashOre: 2 * AMOUNT_ORE });
    await withdraw(db, id, AMOUNT_ORE);
  }
  // They wait some seconds before the worker looks at them, which is not what is measured.
  await db.update(jobs).set({ dueAt: databaseNow }).where(eq(jobs.queue, WITHDRAWAL_QUEUE));
  const queues = [withdrawalJobs(payoutServices(db, bank))];
  const runner = new JobRunner({ db, queues, log: () => undefined, pollMs: 100 });
  const begun = performance.now();
  runner.wake();
  while (bank.payouts.size < count) await wait(5);
  const seconds = (performance.now() - begun) / 1_000;
  await runner.stop();
  return seconds;
}
