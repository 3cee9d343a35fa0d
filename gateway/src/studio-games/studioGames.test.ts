import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { testEnvironment, type TestEnvironment } from "../../testing/testEnvironment.ts";
import { TEST_BRANDS } from "../../testing/testBrands.ts";
import { configuredGames } from "./configuredGames.ts";
import { keepStudioGames } from "./keepStudioGames.ts";
import { studioGames } from "./tables.ts";

const brands = new Map(TEST_BRANDS.map((brand) => [brand.id, brand]));
const games = { aeblehaven: { mostWinTimes: 50, minRoundMs: 3_000 } };
const strand = { keys: ["k".repeat(32)], brands: ["fjord", "eng"], games };

describe("the games that studios bring", () => {
  let environment: TestEnvironment;
  beforeAll(async () => {
    environment = await testEnvironment();
  });
  afterAll(() => environment[Symbol.asyncDispose]());

  it("are those of a studio that the brand's data names, at that origin", () => {
    expect(configuredGames({ strand, polar: strand }, brands)).toEqual([
      {
        ...{ brand: "fjord", game: "aeblehaven", studio: "strand", minRoundMs: 3_000 },
        address: "https://spil.strand.example/embed/aeblehaven",
      },
    ]);
  });

  it("are at the origin of the configuration where it has one", () => {
    const [game] = configuredGames({ strand: { ...strand, origin: "http://studio.localhost:3000" } }, brands);
    expect(game?.address).toBe("http://studio.localhost:3000/embed/aeblehaven");
  });

  it("are kept as they are configured, however many gateways start at once", async () => {
    const { db } = environment.database;
    const rows = configuredGames({ strand }, brands);
    await Promise.all(Array.from({ length: 8 }, () => keepStudioGames(db, rows)));
    expect(await db.select().from(studioGames)).toEqual(rows);
    await keepStudioGames(db, []);
    expect(await db.select().from(studioGames)).toEqual([]);
  });
});
