import { JackpotsSchema, WinnersSchema } from "@spilhus/contracts";
import { manualClock } from "@spilhus/lib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { TEST_CATALOGUE } from "../../testing/testCatalogue.ts";
import { testGateway, type TestGateway } from "../../testing/testGateway.ts";
import { testUuid } from "../../testing/testStories.ts";
import { importCatalogue } from "./importCatalogue.ts";
import { importWinners } from "./importWinners.ts";

const BASE = "/gateway/games/public";
const NOW = Date.parse("2026-11-21T12:00:00Z");
const MINUTE = 60_000;
const clock = manualClock("2026-11-21T12:00:00Z");
let gateway: TestGateway;

const win = (number: number, minutesFromNow: number, game = "isfuglens-skat", brand = "fjord") => ({
  id: testUuid(number),
  brand,
  game,
  player: "Mette K.",
  amountOre: number * 1_000,
  wonAt: new Date(NOW + minutesFromNow * MINUTE),
});

beforeAll(async () => {
  gateway = await testGateway({ clock });
  const { db } = gateway.database;
  await importCatalogue(db, TEST_CATALOGUE);
  await importWinners(db, [
    win(1, -5),
    win(2, -60, "rod-roulette"),
    win(3, 2),
    win(4, -91 * 24 * 60),
    win(5, -3, "formiddag", "eng"),
    win(6, -3, "isfuglens-skat", "eng"),
  ]);
});
afterAll(() => gateway[Symbol.asyncDispose]());

const winners = async (query: string) => {
  const answer = await gateway.get(`${BASE}/winners?${query}`);
  return WinnersSchema.parse(await answer.json());
};
const ids = async (query: string) => (await winners(query)).winners.map((winner) => winner.id);

const pots = async (brand: string) => {
  const answer = await gateway.get(`${BASE}/jackpots?brand=${brand}`);
  return JackpotsSchema.parse(await answer.json()).jackpots;
};
describe("the winners feed", () => {
  it("has the brand's wins of 90 days, newest first, with the game's art (R1.03)", async () => {
    const feed = await winners("brand=fjord");
    expect(feed.serverTime).toBe("2026-11-21T12:00:00.000Z");
    expect(feed.winners.map((winner) => winner.id)).toEqual([testUuid(1), testUuid(2)]);
    expect(feed.winners[0]).toEqual({
      id: testUuid(1),
      player: "Mette K.",
      amountOre: 1_000,
      wonAt: "2026-11-21T11:55:00.000Z",
      game: {
        slug: "isfuglens-skat",
        name: "Isfuglens Skat",
        category: "slots",
        art: TEST_CATALOGUE.games[0]?.art,
      },
    });
  });

  it("shows a win when the clock passes it, so that a poll sees it come (R1.03)", async () => {
    expect(await ids("brand=fjord&limit=1")).toEqual([testUuid(1)]);
    clock.advance(2 * MINUTE);
    expect(await ids("brand=fjord&limit=1")).toEqual([testUuid(3)]);
    clock.advance(-2 * MINUTE);
  });

  it("asks the database once a second, however many poll", async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => winners("brand=fjord&limit=7")));
    clock.advance(999);
    answers.push(await winners("brand=fjord&limit=7"));
    expect(new Set(answers.map((feed) => feed.serverTime)).size).toBe(1);
    clock.advance(2);
    expect((await winners("brand=fjord&limit=7")).serverTime).not.toBe(answers[0]?.serverTime);
    clock.advance(-1_001);
  });

  it("can be narrowed to a category and never shows one the brand lacks", async () => {
    expect(await ids("brand=fjord&category=casino")).toEqual([testUuid(2)]);
    expect(await ids("brand=eng")).toEqual([testUuid(5)]);
    expect(await ids("brand=eng&category=slots")).toEqual([]);
  });

  it.each(["limit=0", "limit=101", "limit=x", "category=poker"])("answers 400 to %s", async (query) => {
    expect((await gateway.get(`${BASE}/winners?brand=fjord&${query}`)).status).toBe(400);
  });

  it("takes a win in only once", async () => {
    await importWinners(gateway.database.db, [win(1, -5)]);
    expect(await ids("brand=fjord")).toHaveLength(2);
  });
});

describe("the jackpots", () => {
  it("are the pots the brand's games pay into, largest first (R1.03)", async () => {
    const all = await pots("fjord");
    expect(all.map((pot) => pot.id)).toEqual(["big", "hall"]);
    expect(all[0]?.games).toEqual([{ slug: "isfuglens-skat", name: "Isfuglens Skat" }]);
    expect((await pots("eng")).map((pot) => pot.id)).toEqual(["hall"]);
  });

  it("grow as they say between two polls and start over when won (R1.03)", async () => {
    const [before] = await pots("fjord");
    clock.advance(MINUTE);
    const [after] = await pots("fjord");
    expect((after?.amountOre ?? 0) - (before?.amountOre ?? 0)).toBe(600);
    clock.advance(11 * 60 * MINUTE + 59 * MINUTE);
    expect((await pots("fjord"))[0]?.amountOre).toBe(1_000_000);
    clock.advance(-12 * 60 * MINUTE);
  });
});
