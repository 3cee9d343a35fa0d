import { ASK_BALANCE } from "@spilhus/contracts/payments";
import { afterAll, beforeAll, expect, it } from "vitest";
import {
  addHouseGames,
  dice,
  drawsPaying,
  endShowing,
  keepShowing,
  played,
  playing,
} from "../../testing/housePlay.ts";
import { callAsStudio, STUDIOS } from "../../testing/money-machine/studio.ts";
import { requireWholeLedger } from "../../testing/requireWholeLedger.ts";
import { testGateway, type TestGateway } from "../../testing/testGateway.ts";
import { sitDown } from "../../testing/testPlay.ts";
import { readBalances } from "../ledger/index.ts";

const random = dice();
let gateway: TestGateway;
beforeAll(async () => {
  gateway = await testGateway({ random, environment: { STUDIOS: JSON.stringify(STUDIOS(50)) } });
  await addHouseGames(db());
});
afterAll(async () => {
  await requireWholeLedger(db());
  await gateway[Symbol.asyncDispose]();
});
const db = () => gateway.database.db;

it("a studio is told of no win of another game before the player has seen it (games attack 7)", async () => {
  const { client, id, playId } = await playing(gateway, { cashOre: 10_000 });
  random.next(drawsPaying((pay) => pay === 400));
  await played(client, playId, { stakeOre: 1_000 });
  await keepShowing(db());
  const { playSessionId } = await sitDown(db(), id);
  const balance = async () =>
    (await callAsStudio(gateway.origin, ASK_BALANCE.path, { playSessionId })).json();
  expect(await readBalances(db(), id)).toMatchObject({ cashOre: 13_000 });
  expect(await balance()).toEqual({ cashOre: 9_000, bonusOre: 0 });
  await endShowing(db());
  expect(await balance()).toEqual({ cashOre: 13_000, bonusOre: 0 });
});
