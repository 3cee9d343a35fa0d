import { afterAll, beforeAll, expect, it } from "vitest";
import { addHouseGames } from "../../testing/housePlay.ts";
import { addGames } from "../../testing/testPlay.ts";
import { testGateway, type TestGateway } from "../../testing/testGateway.ts";
import { provedGame, PROVED_SLUGS } from "./houseGames.ts";
import { leastStakeOre } from "./leastStake.ts";

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await testGateway();
});
afterAll(() => gateway[Symbol.asyncDispose]());

it("the smallest stake is that of the games that can be played, and of the catalogue before any can", async () => {
  const { db } = gateway.database;
  expect(await leastStakeOre(db)).toBe(1);
  await addGames(db);
  expect(await leastStakeOre(db)).toBe(100);
  await addHouseGames(db);
  const smallest = PROVED_SLUGS.flatMap((slug) => provedGame(slug)?.proof.stakesOre ?? []);
  expect(await leastStakeOre(db)).toBe(Math.min(...smallest));
});
