import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { plausibleGames, seededRandom } from "../bench/plausibleGames.ts";
import { createGameSearch } from "./createGameSearch.ts";
import { searchIndexOf } from "./indexedGames.ts";
import { foldText } from "./foldText.ts";

const games = plausibleGames(1_000, 3);
const { search } = createGameSearch(searchIndexOf(games));
const names = (query: string, limit = 3) => search(query, limit).map(({ name }) => name);
const spellings = new Map<string, number>();
for (const { name } of games) spellings.set(foldText(name), (spellings.get(foldText(name)) ?? 0) + 1);
const anyGame = fc.constantFrom(...games.filter(({ name }) => spellings.get(foldText(name)) === 1));

const catalogue = (...rows: readonly (readonly [name: string, provider?: string, words?: string])[]) => {
  const made = createGameSearch(
    searchIndexOf(
      rows.map(([name, provider = "Zebra", words = ""]) => ({ slug: name, name, provider, words })),
    ),
  );
  return (query: string) => made.search(query, 10).map(({ name }) => name);
};

/** The name with one letter removed, inserted, replaced or swapped with the next. */
function slipped(name: string, random: () => number): string {
  const place = Math.floor(random() * (name.length - 1));
  const letter = "abcdefghijklmnopqrstuvwxyz".charAt(Math.floor(random() * 26));
  const [before, after] = [name.slice(0, place), name.slice(place + 1)];
  const kinds = [
    before + after,
    before + letter + name.slice(place),
    before + letter + after,
    before + after.slice(0, 1) + name.slice(place, place + 1) + after.slice(1),
  ];
  return kinds[Math.floor(random() * kinds.length)] ?? name;
}

describe("searching games", () => {
  it("finds a game first by its own name (R2.16)", () => {
    fc.assert(
      fc.property(anyGame, ({ name }) => {
        expect(names(name, 1)).toEqual([name]);
      }),
    );
  });

  it("ignores case, accents and the order of words (R2.16)", () => {
    fc.assert(
      fc.property(anyGame, ({ name }) => {
        const plain = name
          .normalize("NFD")
          .replaceAll(/\p{M}/gu, "")
          .replaceAll("ø", "oe")
          .replaceAll("Æ", "AE");
        for (const typed of [name.toUpperCase(), plain]) expect(names(typed)).toEqual(names(name));
        expect(names(name.split(" ").toReversed().join(" "))).toContain(name);
      }),
      { numRuns: 40 },
    );
  }, 30_000);

  it("finds a name of five letters or more in spite of one slip, in the first three (R2.16)", () => {
    const random = seededRandom(5);
    const long = games
      .filter(({ name }) => name.length >= 5 && spellings.get(foldText(name)) === 1)
      .slice(0, 200);
    const missed = long.filter(({ name }) => !names(slipped(name, random)).includes(name));
    expect(missed.length / long.length).toBeLessThanOrEqual(0.05);
  }, 30_000);

  it("finds a game while its name is being typed (R2.16)", () => {
    const find = catalogue(["Frostklokken"], ["Æblehaven"]);
    for (let length = 1; length <= 12; length++) {
      expect(find("frostklokken".slice(0, length))).toEqual(["Frostklokken"]);
    }
  });

  it("keeps the order of the index, which is popularity, between equal matches (R2.16)", () => {
    const find = catalogue(["Krone Guld"], ["Krone Sølv"], ["Krone Æble"]);
    expect(find("krone")).toEqual(["Krone Guld", "Krone Sølv", "Krone Æble"]);
  });

  it("puts a name before a provider, and a provider before other words (R2.16)", () => {
    const find = catalogue(
      ["Isblomst", "Fjord", "ravn"],
      ["Solsalen", "Ravn"],
      ["Nattens Ravn", "Kyst"],
      ["Ulven"],
    );
    expect(find("ravn")).toEqual(["Nattens Ravn", "Solsalen", "Isblomst"]);
    expect(find("ravn isblomst")).toEqual(["Isblomst"]);
  });

  it("tolerates one slip in a provider's name, no more (R2.16)", () => {
    const find = catalogue(["Isblomst", "Klokkeblomst"], ["Solsalen", "Tinsoldat"]);
    expect(find("klokeblonst")).toEqual(["Isblomst"]);
    expect(find("klokkan")).toEqual([]);
  });

  it("requires the right letters in short words", () => {
    const find = catalogue(["Is"], ["Os"], ["Isbjørn"]);
    expect(find("is")).toEqual(["Is", "Isbjørn"]);
  });

  it("omits games that match far worse than the best", () => {
    const find = catalogue(["Gylden Krone"], ["Gylden Ulv"], ["Krondyr"]);
    expect(find("gylden krone")).toEqual(["Gylden Krone"]);
  });

  it("finds nothing for an empty query", () => {
    const find = catalogue(["Frostklokken"]);
    for (const query of ["", "  ", "%_\\", "🎰", "qqqq"]) expect(find(query)).toEqual([]);
    expect(createGameSearch({ providers: [], words: [], games: [] }).search("is", 3)).toEqual([]);
    expect(search("is", 0)).toEqual([]);
  });

  it("accepts any input", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 200 }), (query) => {
        const found = search(query, 5);
        expect(found.length).toBeLessThanOrEqual(5);
        for (const { name, matches } of found) {
          let before = 0;
          for (const [start, end] of matches) {
            expect(start >= before && end > start && end <= name.length).toBe(true);
            before = end;
          }
        }
      }),
      { numRuns: 200 },
    );
  });
});
