import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { FundsProofSchema, GET_FUNDS_PROOF } from "@spilhus/contracts/payments";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { CLIENT_ACCOUNT, statementFile } from "../../testing/bankStatement.ts";
import { bookMoney } from "../../testing/bookMoney.ts";
import { moveClock } from "../../testing/movableClock.ts";
import { signedInPlayer } from "../../testing/signedInPlayer.ts";
import { TEST_BRANDS } from "../../testing/testBrands.ts";
import { testGateway, type TestGateway } from "../../testing/testGateway.ts";
import { paymentsOf } from "../payment-providers/index.ts";
import { reconcileCommand } from "./index.ts";

const LICENCE = TEST_BRANDS[0].licence.number;
const brands = new Map(TEST_BRANDS.map((brand) => [brand.id, brand]));
const nothing = () => Promise.resolve(false);

let gateway: TestGateway;
let folder: string;
beforeAll(async () => {
  gateway = await testGateway();
  folder = await mkdtemp(join(tmpdir(), "statement-"));
});
afterAll(async () => {
  await rm(folder, { recursive: true });
  await gateway[Symbol.asyncDispose]();
});

/** Gives a file by the command. @returns whether the money is there, and what was printed */
async function give(file: string, ...more: readonly string[]) {
  const printed: string[] = [];
  const agrees = await reconcileCommand(
    {
      ...{ db: gateway.database.db, brands, log: () => undefined, payments: paymentsOf([], {}) },
      lookInto: { payment: nothing, payout: nothing },
      clientAccounts: { [LICENCE]: CLIENT_ACCOUNT },
    },
    ["--statement", file, ...more],
    (line) => void printed.push(line),
  );
  return { agrees, printed };
}

it("compares a bank's statement with the players' money, says what to transfer, and players see it once all is there (I7)", async () => {
  const { db } = gateway.database;
  const paid = await signedInPlayer(gateway);
  await bookMoney(db, paid.id, "deposit", [{ from: "card", to: "cash", amountOre: 10_000 }]);
  await moveClock(db, "1 day");
  const { rows } = await db.execute<{ day: string }>(
    sql`select to_char((clock.now() at time zone 'Europe/Copenhagen')::date - 1, 'YYYY-MM-DD') as day`,
  );
  const day = rows[0]?.day ?? "";
  const statement = async (balanceOre: number) => {
    const file = join(folder, `${balanceOre}.xml`);
    await writeFile(file, statementFile({ day, balanceOre, id: `s-${balanceOre}` }));
    return file;
  };
  const { client } = await signedInPlayer(gateway);
  const coveredAt = async () => {
    const answer = await client.call("GET", GET_FUNDS_PROOF.path);
    return FundsProofSchema.parse(await answer.json()).coveredAt;
  };

  expect(await coveredAt()).toBeNull();
  const little = await statement(9_000);
  await expect(give(little)).rejects.toThrow("--by");
  expect(await give(little, "--by", "lis")).toEqual({
    agrees: false,
    printed: [
      `licence ${LICENCE} ${day}: 10000 øre to be held, 9000 øre on the account, 0 øre transferred since`,
      `  transfer 1000 øre to the client account, with the text KLIENT-${LICENCE}-${day.replaceAll("-", "")}`,
    ],
  });
  expect(await coveredAt()).toBeNull();
  const { agrees, printed } = await give(await statement(10_000), "--by", "lis");
  expect([agrees, printed.at(-1)]).toEqual([true, expect.stringContaining("10000 øre on the account")]);
  expect(Date.parse((await coveredAt()) ?? "")).toBeGreaterThan(0);
  // Tomorrow it says nothing of that day's balances.
  await moveClock(db, "1 day");
  const later = await signedInPlayer(gateway);
  const answer = await later.client.call("GET", GET_FUNDS_PROOF.path);
  expect(FundsProofSchema.parse(await answer.json()).coveredAt).toBeNull();
});
