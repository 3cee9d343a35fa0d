import { randomInt } from "node:crypto";
import { contributionOf, type RandomSource } from "@spilhus/game-math";
import { asc } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { addHouseGames, OTHER_SLOT, opened, played, richBrowser } from "../../testing/housePlay.ts";
import { inPot, POT } from "../../testing/potStage.ts";
import { requireWholeLedger } from "../../testing/requireWholeLedger.ts";
import { testGateway, type TestGateway } from "../../testing/testGateway.ts";
import { potAwards } from "./tables.ts";

/** Every round wins the pot, whatever its reels show. */
const lucky: RandomSource = { below: (bound) => (bound === POT.orePerWin ? 0 : randomInt(bound)) };
const STAKE_ORE = 1_000;
const PLAYERS = 6;

let gateway: TestGateway;
let second: TestGateway;
beforeAll(async () => {
  gateway = await testGateway({ random: lucky, jobsPollMs: 2 ** 30 });
  second = await gateway.another();
  await addHouseGames(db());
});
afterAll(async () => {
  await requireWholeLedger(db());
  await second[Symbol.asyncDispose]();
  await gateway[Symbol.asyncDispose]();
});
const db = () => gateway.database.db;

it("rounds at two gateways that win a pot at the same time win it one after the other: one all of it, each next one what the house has put in anew (games 2.10)", async () => {
  const share = contributionOf(POT, STAKE_ORE);
  const players = await Promise.all(
    Array.from({ length: PLAYERS }, async (_, place) => {
      const { client } = await richBrowser(place % 2 === 0 ? gateway : second);
      return { client, playId: (await opened(client, OTHER_SLOT)).playId };
    }),
  );
  const rounds = await Promise.all(
    players.map(({ client, playId }) => played(client, playId, { stakeOre: STAKE_ORE })),
  );
  const won = rounds.map(({ round }) => {
    const event = round.events.find(({ kind }) => kind === "pot");
    if (event?.kind !== "pot") throw new Error("The round has not won the pot.");
    return event.ore;
  });
  const awards = await db().select().from(potAwards).orderBy(asc(potAwards.at));
  expect(awards.map(({ ore }) => ore).toSorted()).toEqual(won.toSorted());
  // Each found the restart and the shares that were committed by then, its own among them, and nobody found one twice.
  for (const ore of won) {
    expect(ore).toBeGreaterThanOrEqual(POT.restartOre + share);
    expect(ore).toBeLessThanOrEqual(POT.restartOre + PLAYERS * share);
  }
  const left = await inPot(db());
  const sum = won.reduce((all, ore) => all + ore, 0);
  expect(sum + left).toBe((PLAYERS + 1) * POT.restartOre + PLAYERS * share);
  expect(left).toBe(POT.restartOre);
});
