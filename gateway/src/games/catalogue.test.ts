import {
  CatalogueSchema,
  DATA_CACHE_SECONDS,
  GameParSheetSchema,
  GameSchema,
  SearchIndexSchema,
} from "@spilhus/contracts";
import { HOUSE_SLOTS } from "@spilhus/game-math/games";
import { manualClock } from "@spilhus/lib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { TEST_CATALOGUE } from "../../testing/testCatalogue.ts";
import { testGateway, type TestGateway } from "../../testing/testGateway.ts";
import { importCatalogue } from "./importCatalogue.ts";
import { games } from "./tables.ts";

const BASE = "/gateway/games/public";
const clock = manualClock("2026-11-21T12:00:00Z");
let gateway: TestGateway;
beforeAll(async () => {
  gateway = await testGateway({ clock });
  await importCatalogue(gateway.database.db, TEST_CATALOGUE);
});
afterAll(() => gateway[Symbol.asyncDispose]());

const call = (path: string, query: Record<string, string>) =>
  gateway.get(`${BASE}/${path}?${new URLSearchParams(query).toString()}`);
const catalogue = async (query: Record<string, string> = {}) => {
  const answer = await call("catalogue", { brand: "fjord", locale: "da", ...query });
  return CatalogueSchema.parse(await answer.json());
};
const slugs = async (query: Record<string, string> = {}) =>
  (await catalogue(query)).games.map((game) => game.slug);

/** A slot whose proof is kept, and two rooms, whose rounds are played. */
const PLAYABLE = ["isfuglens-skat", "formiddag", "solsiden"];

describe("the catalogue", () => {
  it("lists a brand's games, most played first, with what a card needs (R1.03)", async () => {
    const { games: listed, total } = await catalogue();
    expect(total).toBe(7);
    expect(listed[0]).toEqual({
      slug: "isfuglens-skat",
      name: "Isfuglens Skat",
      provider: { slug: "polar", name: "Polar Spil" },
      category: "slots",
      isPlayable: true,
      proof: {
        rtp: 9_600,
        rounds: { hitRate: 4_080, netWinRate: 1_217, deviation: 752, volatility: "medium" },
        largestWin: 967_940,
        pot: {
          ...{ id: "isfuglens-pulje", name: "Isfuglens Pulje", share: 100 },
          ...{ restartOre: 1_000_000, orePerWin: 200_000_000, rtp: 150, rtpWithPot: 9_750 },
        },
        stakesOre: [100, 200, 500, 1_000, 2_000, 5_000],
      },
      minBetOre: 100,
      maxBetOre: 5_000,
      isNew: false,
      jackpotId: "isfuglens-pulje",
      art: { portrait: "/p/isfuglens-skat", landscape: "/l/isfuglens-skat", wide: "/w/isfuglens-skat" },
    });
  });

  it("has only the categories the brand has enabled (R1.03)", async () => {
    expect(await slugs({ brand: "eng" })).toEqual(["formiddag", "solsiden", "aftenbanko"]);
    expect(await slugs({ brand: "eng", category: "casino" })).toEqual([]);
    expect((await call("catalogue/rod-roulette", { brand: "eng", locale: "da" })).status).toBe(404);
    const { facets } = await catalogue({ brand: "eng" });
    expect(facets.categories.map((facet) => facet.slug)).toEqual(["banko", "bingo"]);
  });

  it("combines filters (R1.03)", async () => {
    expect(await slugs({ category: "slots", theme: "fruit" })).toEqual(["aeblehaven", "frosne-aebler"]);
    expect(await slugs({ theme: "fruit", provider: "polar", category: "slots" })).toEqual(["frosne-aebler"]);
    expect(await slugs({ new: "1" })).toEqual(["aeblehaven", "solsiden"]);
    expect(await slugs({ jackpot: "1" })).toEqual(["isfuglens-skat"]);
  });

  it("counts each facet over the games the other filters leave", async () => {
    const { facets, total } = await catalogue({ category: "slots", theme: "fruit" });
    expect(total).toBe(2);
    expect(facets).toEqual({
      categories: [
        { slug: "slots", name: "Spilleautomater", count: 2 },
        { slug: "banko", name: "Banko", count: 1 },
      ],
      providers: [
        { slug: "polar", name: "Polar Spil", count: 1 },
        { slug: "strand", name: "Strand & Co", count: 1 },
      ],
      themes: [
        { slug: "fruit", name: "Frugt", count: 2 },
        { slug: "winter", name: "Vinter", count: 2 },
      ],
      new: 1,
      jackpot: 0,
      playable: 0,
    });
  });

  it("says which games can be played, counts them and lists nothing else when asked for them (R1.03)", async () => {
    const { games: all, facets } = await catalogue();
    expect(all.filter(({ isPlayable }) => isPlayable).map(({ slug }) => slug)).toEqual(PLAYABLE);
    expect(facets.playable).toBe(PLAYABLE.length);
    expect(await slugs({ playable: "1" })).toEqual(PLAYABLE);
    expect(await slugs({ playable: "1", category: "casino" })).toEqual([]);
  });

  it("shows no figures of a game without proof, and lists proved games alone by return (R1.03)", async () => {
    const { games: all } = await catalogue();
    const unproved = all.filter(({ slug }) => slug !== "isfuglens-skat");
    expect(unproved.map(({ proof }) => proof)).toEqual(unproved.map(() => null));
    const sorted = await catalogue({ sort: "rtp" });
    expect(sorted.games.map(({ slug }) => slug)).toEqual(["isfuglens-skat"]);
    expect(sorted).toMatchObject({ total: 1, facets: { categories: [{ slug: "slots", count: 1 }] } });
  });

  it.each([
    ["popular", ["isfuglens-skat", "aeblehaven", "frosne-aebler"]],
    ["newest", ["aeblehaven", "isfuglens-skat", "frosne-aebler"]],
    ["name", ["frosne-aebler", "isfuglens-skat", "aeblehaven"]],
  ])("sorts by %s, names as Danes do", async (sort, expected) => {
    expect(await slugs({ category: "slots", sort })).toEqual(expected);
  });

  it("pages through all games once", async () => {
    const pages = await Promise.all(["1", "2", "3"].map((page) => slugs({ page, perPage: "3" })));
    expect(pages.map((page) => page.length)).toEqual([3, 3, 1]);
    expect(new Set(pages.flat()).size).toBe(7);
  });

  it("gives exactly the named games in their order", async () => {
    expect(await slugs({ slugs: "solsiden,unknown,isfuglens-skat" })).toEqual(["solsiden", "isfuglens-skat"]);
    expect(await slugs({ slugs: "" })).toEqual([]);
    // An editor's slip costs one game, not the page.
    expect(await slugs({ slugs: "Solsiden!,solsiden,../x, isfuglens-skat" })).toEqual([
      "solsiden",
      "isfuglens-skat",
    ]);
  });

  it.each([
    ["isfugl", "isfuglens-skat"],
    ["isfulgens skat", "isfuglens-skat"],
    ["æblehaven", "aeblehaven"],
    ["aeblehavn", "aeblehaven"],
    ["ROED roulete", "rod-roulette"],
    ["aaftenbanko", "aftenbanko"],
  ])("finds what is meant by %s first (R1.03)", async (q, slug) => {
    expect((await slugs({ q }))[0]).toBe(slug);
  });

  it("finds nothing for something else and everything for no letters at all", async () => {
    expect(await slugs({ q: "xyzzy" })).toEqual([]);
    expect(await slugs({ q: "%_\\" })).toHaveLength(7);
  });

  it.each([
    [{ brand: "fjord" }, "query.locale"],
    [{ brand: "fjord", locale: "da", perPage: "101" }, "query.perPage"],
    [{ brand: "fjord", locale: "da", category: "poker" }, "query.category"],
    [{ brand: "fjord", locale: "da", q: "a\u0000" }, "query.q"],
  ])("answers 400 to %j and names the parameter", async (query, named) => {
    const answer = await call("catalogue", query as Record<string, string>); // Each row has only text.
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ error: { message: expect.stringContaining(named) } });
  });
});

describe("a game", () => {
  it("has its texts in the asked language and related games of the same kind (R1.03)", async () => {
    const answer = await call("catalogue/frosne-aebler", { brand: "fjord", locale: "en" });
    const game = GameSchema.parse(await answer.json());
    expect(game).toMatchObject({ description: "English", rules: ["A rule"], releasedOn: "2026-01-01" });
    expect(game.related.map((other) => other.slug).slice(0, 2)).toEqual(["isfuglens-skat", "aeblehaven"]);
    expect(game.related.map((other) => other.slug)).not.toContain("frosne-aebler");
  });

  it.each(["unknown", "UPPER", "%00", "a%2fb"])("is 404 for %s", async (slug) => {
    expect((await call(`catalogue/${slug}`, { brand: "fjord", locale: "da" })).status).toBe(404);
  });
});

describe("a par sheet", () => {
  const read = async (slug: string, brand = "fjord") => call(`catalogue/${slug}/par-sheet`, { brand });

  it("has the rules, the figures and the symbol counts of a game of the house (R8.13)", async () => {
    const sheet = GameParSheetSchema.parse(await (await read("isfuglens-skat")).json());
    expect(sheet).toMatchObject({
      ...{ name: "Isfuglens Skat", reels: 5, rows: 3, exactRtp: "322433518358153/335875768074450" },
      ...{ isSummedExactly: true, wild: { symbol: "isfugl", doesExpand: true } },
      freeSpins: {
        scatter: "noegle",
        multiplier: 3,
        chance: 81,
        byCount: [{ count: 3, spins: 10, pay: 200 }, {}, {}],
      },
    });
    expect("pays" in sheet && sheet.pays[0]).toEqual({
      symbol: "kiste",
      runs: [
        { count: 5, pay: 4_000 },
        { count: 4, pay: 800 },
        { count: 3, pay: 150 },
      ],
    });
    expect("symbolsByReel" in sheet && sheet.symbolsByReel.base[1]).toMatchObject({ isfugl: 1, kiste: 2 });
  });

  it("never has the order of the symbols on a reel (R8.13)", async () => {
    const text = await (await read("isfuglens-skat")).text();
    const strips = HOUSE_SLOTS.flatMap((slot) => slot.strips.map((strip) => strip.slice(0, 6).join('","')));
    expect(strips.filter((run) => text.includes(run))).toEqual([]);
  });

  it.each([
    ["aeblehaven", "fjord"],
    ["unknown", "fjord"],
    ["a%2fb", "fjord"],
    ["isfuglens-skat", "eng"],
  ])("is 404 for %s of %s, which has no proved game there", async (slug, brand) => {
    expect((await read(slug, brand)).status).toBe(404);
  });
});

describe("the search index", () => {
  it("has every game of the brand compactly and answers 304 to who has it (R1.03)", async () => {
    const answer = await call("search-index", { brand: "eng" });
    const index = SearchIndexSchema.parse(await answer.json());
    expect(index).toEqual({
      providers: ["Polar Spil"],
      words: [""],
      games: [
        ["Formiddag", 0, 0],
        ["Solsiden", 0, 0],
        ["Åftenbanko", 0, 0, "aftenbanko"],
      ],
    });
    expect(answer.headers.get("cache-control")).toMatch(/max-age=\d+/);
    const again = await gateway.get(`${BASE}/search-index?brand=eng`, {
      "if-none-match": answer.headers.get("etag") ?? "",
    });
    expect(again.status).toBe(304);
  });
});

describe("bringing the catalogue in again", () => {
  it("replaces what changed and takes out what is gone, for searches within 10 s (R1.03)", async () => {
    const { db } = gateway.database;
    const [first, ...rest] = TEST_CATALOGUE.games;
    if (!first) throw new Error("The test catalogue is empty.");
    const kept = rest.filter((game) => game.provider === "polar" && game.category !== "banko");
    await importCatalogue(db, {
      ...TEST_CATALOGUE,
      providers: TEST_CATALOGUE.providers.slice(0, 1),
      games: [{ ...first, name: "Nyt navn" }, ...kept],
    });
    clock.advance(DATA_CACHE_SECONDS * 1_000);
    const found = await catalogue({ q: "nyt navn" });
    expect(found.games.map((game) => game.name)).toEqual(["Nyt navn"]);
    expect(await db.$count(games)).toBe(3);
    await importCatalogue(db, TEST_CATALOGUE);
    expect(await db.$count(games)).toBe(7);
  });
});
