import { afterAll, beforeAll, expect, it } from "vitest";
import { moveClock } from "../../testing/movableClock.ts";
import { TEST_BRANDS, TEST_DUTIES } from "../../testing/testBrands.ts";
import { testEnvironment, type TestEnvironment } from "../../testing/testEnvironment.ts";
import { addPlayer, signIn } from "../../testing/testPlayers.ts";
import { sessionFinder } from "./findSession.ts";

let environment: TestEnvironment;
beforeAll(async () => {
  environment = await testEnvironment();
});
afterAll(() => environment[Symbol.asyncDispose]());

const DAY_MS = 86_400_000;

it("a temporary account ends by the law of the database's day, not of this process's (R4.01)", async () => {
  const { db } = environment.database;
  const tomorrow = new Date(Date.now() + 2 * DAY_MS).toISOString().slice(0, 10);
  const { temporaryAccount } = TEST_DUTIES;
  const shorter = { appliesFrom: tomorrow, days: 3, depositsOre: 1_000_000 };
  const duties = { ...TEST_DUTIES, temporaryAccount: [...temporaryAccount, shorter] };
  const brands = new Map(TEST_BRANDS.map((brand) => [brand.id, { ...brand, duties }]));
  const find = sessionFinder(db, brands);
  const { id } = await addPlayer(db, { isEidVerified: false });
  const accountStatus = async () => (await find("fjord", await signIn(db, id)))?.accountStatus.checkResult;
  expect(await accountStatus()).toBeNull();
  await moveClock(db, "4 days");
  expect(await accountStatus()).toEqual({ type: "oces-login-required" });
  await moveClock(db, "-4 days");
  expect(await accountStatus()).toBeNull();
});
