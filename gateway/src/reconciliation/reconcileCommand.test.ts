import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { CLIENT_ACCOUNT } from "../../testing/bankStatement.ts";
import { moveClock } from "../../testing/movableClock.ts";
import { ScriptedProvider } from "../../testing/scriptedProvider.ts";
import { TEST_BRANDS } from "../../testing/testBrands.ts";
import { testEnvironment, type TestEnvironment } from "../../testing/testEnvironment.ts";
import { sealDay } from "../ledger/index.ts";
import { guardProvider, paymentsOf } from "../payment-providers/index.ts";
import { reconciliationDifferences } from "../settlement-records/index.ts";
import { reconcileCommand } from "./index.ts";
import { processEnvironment } from "../../testing/processEnvironment.ts";

const DAY = "2026-11-22";
const brands = new Map(TEST_BRANDS.map((brand) => [brand.id, brand]));
const nothing = () => Promise.resolve(false);

let environment: TestEnvironment;
const provider = new ScriptedProvider("betaling");
const printed: string[] = [];
beforeAll(async () => {
  environment = await testEnvironment();
  // A day that is always in the past.
  await moveClock(environment.database.db, "10 years");
});
beforeEach(() => {
  printed.length = 0;
});
afterAll(() => environment[Symbol.asyncDispose]());

const run = (...args: readonly string[]) =>
  reconcileCommand(
    {
      ...{ db: environment.database.db, brands, log: () => undefined },
      payments: paymentsOf([guardProvider(provider, () => undefined)], {}),
      lookInto: { payment: nothing, payout: nothing },
      clientAccounts: { [TEST_BRANDS[0].licence.number]: CLIENT_ACCOUNT },
    },
    args,
    (line) => void printed.push(line),
  );

/** Runs the real program. @returns what it ended with and printed */
const program = (...args: readonly string[]) =>
  new Promise<{ readonly code: number | string; readonly errors: string }>((done) => {
    const main = fileURLToPath(new URL("../reconcile.ts", import.meta.url));
    const env = { ...processEnvironment(), ...environment.variables };
    execFile(
      process.execPath,
      ["--conditions=source", main, ...args],
      { env, timeout: 60_000 },
      (error, _, errors) => done({ code: error?.code ?? 0, errors }),
    );
  });

describe("the command", () => {
  // A process of its own, whose imports take their time on a busy machine.
  it(
    "opens the gateway's database, ends with 1 where it can do nothing, and closes it",
    { timeout: 70_000 },
    async () => {
      expect(await program("--day", DAY)).toEqual({
        code: 1,
        errors: "reconcile: No such provider; PAYMENT_PROVIDERS has: none.\n",
      });
    },
  );

  it("tells that a provider gave no settlement", async () => {
    expect(await run("--day", DAY)).toBe(false);
    expect(printed).toEqual([`betaling ${DAY}: not-reconciled (takes payments only)`]);
  });

  it("names each difference, and resolves it for an officer who says what was found (attack 47)", async () => {
    const row = { kind: "capture", currency: "DKK", at: new Date(0), amountOre: 500 } as const;
    provider.settlements.set(DAY, [{ ...row, reference: "strange" }]);
    expect(await run("--day", DAY, "--provider", "betaling")).toBe(false);
    const [found] = await environment.database.db.select().from(reconciliationDifferences);
    const id = found?.id ?? "";
    expect(printed).toEqual([
      `betaling ${DAY}: different (0 of 1 rows agree, 500 øre settled, 0 øre booked)`,
      `  ${id} missing-here capture strange: settled 500 øre, booked nothing`,
    ]);
    await expect(run("--resolve", id, "--by", "Lis Berg", "--note", "x")).rejects.toThrow("--by");
    expect(await run("--resolve", id, "--by", "lis", "--note", "another shop's payment")).toBe(true);
    await expect(run("--resolve", id, "--by", "lis", "--note", "again")).rejects.toThrow(
      "No open difference",
    );
    expect(await run("--day", DAY)).toBe(true);
  });

  it("compares seals that were kept outside the database with those in it (attack 38)", async () => {
    const { hash } = await sealDay(environment.database.db, "1", "2026-11-20");
    const folder = await mkdtemp(join(tmpdir(), "seals-"));
    const file = join(folder, "seals.txt");
    try {
      await writeFile(file, `1 2026-11-20 ${hash}\n`);
      expect(await run("--seals", file)).toBe(true);
      await writeFile(file, `1 2026-11-20 ${hash}\n1 2026-11-21 ${hash}\n`);
      expect(await run("--seals", file)).toBe(false);
      expect(printed.at(-1)).toBe("1 2026-11-21: the seal that was kept is not there");
      await writeFile(file, "no seal");
      await expect(run("--seals", file)).rejects.toThrow("<licence> <day> <hash>");
    } finally {
      await rm(folder, { recursive: true });
    }
  });

  it("refuses an invalid day, one that is not over, and an unknown provider", async () => {
    await expect(run()).rejects.toThrow("--day 2026-11-22");
    await expect(run("--day", "2026-13-01")).rejects.toThrow("--day 2026-11-22");
    await expect(run("--day", "2999-01-01")).rejects.toThrow("is not over");
    await expect(run("--day", DAY, "--provider", "x")).rejects.toThrow("PAYMENT_PROVIDERS has: betaling");
  });
});
