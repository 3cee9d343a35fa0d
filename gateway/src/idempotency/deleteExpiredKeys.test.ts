import { afterAll, beforeAll, expect, it } from "vitest";
import { Turns } from "./turns.ts";
import { moveClock } from "../../testing/movableClock.ts";
import { testEnvironment, type TestEnvironment } from "../../testing/testEnvironment.ts";
import { addPlayer } from "../../testing/testPlayers.ts";
import { answerOnce } from "./answerOnce.ts";
import { deleteExpiredKeys } from "./deleteExpiredKeys.ts";

let environment: TestEnvironment;
beforeAll(async () => {
  environment = await testEnvironment();
});
afterAll(() => environment[Symbol.asyncDispose]());

it("keeps the answer of a key for 30 days", async () => {
  const { db } = environment.database;
  const { id } = await addPlayer(db);
  let runs = 0;
  const answer = () =>
    answerOnce(
      { db, turns: new Turns() },
      { playerId: id, call: "pay", key: "k".repeat(22), asked: {} },
      async () => ({ status: 201, body: JSON.stringify((runs += 1)) }),
    );
  await answer();
  await moveClock(db, "29 days 23 hours");
  await deleteExpiredKeys(db);
  expect(await answer()).toEqual({ status: 201, body: "1", isReplayed: true });
  await moveClock(db, "2 hours");
  await deleteExpiredKeys(db);
  expect(await answer()).toEqual({ status: 201, body: "2", isReplayed: false });
});
