import { execFile } from "node:child_process";
import { createServer } from "node:http";
import { fileURLToPath } from "node:url";
import { json } from "node:stream/consumers";
import * as z from "zod";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { moveClock } from "../../testing/movableClock.ts";
import { payoutServices } from "../../testing/payoutServices.ts";
import { requireWholeLedger } from "../../testing/requireWholeLedger.ts";
import { richPlayer, withdraw } from "../../testing/richPlayer.ts";
import { scriptedPayouts } from "../../testing/scriptedPayouts.ts";
import { testEnvironment, type TestEnvironment } from "../../testing/testEnvironment.ts";
import { readBalances } from "../ledger/index.ts";
import { advanceWithdrawal } from "./advanceWithdrawal.ts";
import { withdrawals } from "./tables.ts";

const WORKER = fileURLToPath(new URL("../../testing/payoutWorker.ts", import.meta.url));
const AT_ONCE = 4;

let environment: TestEnvironment;
const bank = scriptedPayouts();
const PayoutSchema = z.object({ id: z.string(), accountToken: z.string(), amountOre: z.number() });
const server = createServer((request, answer) => {
  const act = async () => {
    if (request.method === "POST")
      return bank.provider.payouts.payOut(PayoutSchema.parse(await json(request)));
    const status = await bank.provider.payouts.payoutStatus(request.url?.slice(1) ?? "");
    return status.outcome === "done" ? status.value : undefined;
  };
  void act().then((body) => answer.end(JSON.stringify(body)));
});
let address = "";
beforeAll(async () => {
  environment = await testEnvironment();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const place = server.address();
  address = `http://127.0.0.1:${typeof place === "object" ? place?.port : ""}`;
});
afterAll(async () => {
  server.close();
  server.closeAllConnections();
  await environment[Symbol.asyncDispose]();
});
const db = () => environment.database.db;

/** Lets a process advance a withdrawal; the answer is what it printed, or the signal that ended it. */
function work(id: string, dieBefore: number): Promise<string> {
  const database = environment.variables["DATABASE_URL"] ?? "";
  const given = ["--conditions=source", WORKER, database, address, id, String(dieBefore)];
  return new Promise((resolve, reject) => {
    execFile(process.execPath, given, { timeout: 60_000 }, (error, printed, errors) => {
      if (error?.signal) resolve(error.signal);
      else if (error) reject(new Error(errors, { cause: error }));
      else resolve(printed);
    });
  });
}

async function requested() {
  const { id: playerId } = await richPlayer(db(), { cashOre: 10_000 });
  return { playerId, id: await withdraw(db(), playerId, 4_000) };
}

describe("a worker that is killed", { timeout: 180_000 }, () => {
  it("before any transaction, commit, call or answer of a payout loses nothing and pays nothing twice (attack 30)", async () => {
    const whole = await requested();
    const steps = Number(await work(whole.id, 0));
    // Rules, approved to sent, and the provider's two sides.
    expect(steps).toBeGreaterThanOrEqual(6);
    const all = await Promise.all(Array.from({ length: steps }, requested));
    for (let from = 0; from < all.length; from += AT_ONCE) {
      const batch = all.slice(from, from + AT_ONCE);
      const ends = await Promise.all(batch.map(({ id }, index) => work(id, from + index + 1)));
      expect(ends).toEqual(batch.map(() => "SIGKILL"));
      // Other work goes on meanwhile: the books agree whatever state the worker died in.
      await requireWholeLedger(db());
    }
    await moveClock(db(), "3 minutes");
    const services = payoutServices(db(), bank);
    for (const { id, playerId } of [whole, ...all]) {
      await advanceWithdrawal(services, id);
      await advanceWithdrawal(services, id);
      bank.settle(id, "paid");
      await advanceWithdrawal(services, id);
      const [row] = await db().select().from(withdrawals).where(eq(withdrawals.id, id));
      expect(row?.state).toBe("paid");
      expect(await readBalances(db(), playerId)).toMatchObject({ cashOre: 6_000, reservedOre: 0 });
    }
    expect(bank.paidOre()).toBe((all.length + 1) * 4_000);
    await requireWholeLedger(db());
  });
});
