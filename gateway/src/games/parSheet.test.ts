import { HOUSE_ROULETTES } from "@spilhus/game-math/games";
import { describe, expect, it } from "vitest";
import { provedGame } from "./houseGames.ts";
import { gameParSheet } from "./parSheet.ts";

const listed = (slug: string) => ({
  ...{ slug, name: slug, provider: "huset", providerName: "Huset", category: "casino" as const, themes: [] },
  ...{ rtp: null, volatility: null, minBetOre: 1, maxBetOre: 2, releasedOn: "2026-01-01", jackpotId: null },
  ...{
    popularity: 1,
    studio: null,
    hasRoom: false,
    searchWords: "",
    art: { portrait: "/p", landscape: "/l", wide: "/w" },
  },
  texts: {
    da: { description: "", rules: [], features: [] },
    en: { description: "", rules: [], features: [] },
  },
});

const sheetOf = (slug: string) => {
  const proved = provedGame(slug);
  if (!proved) throw new Error(`${slug} is no game of the house.`);
  return gameParSheet(listed(slug), proved);
};

describe("the par sheet of a roulette table", () => {
  it.each(HOUSE_ROULETTES.map(({ id }) => id))(
    "of %s has the return of each bet, counted from its odds (R8.13)",
    (id) => {
      const sheet = sheetOf(id);
      expect(sheet).toMatchObject({ kind: "roulette", numbers: 37, exactRtp: "36/37" });
      const bets = sheet.kind === "roulette" ? sheet.bets : [];
      expect(bets.filter(({ covers, pays }) => covers * (pays + 1) !== 36)).toEqual([]);
      expect(new Set(bets.map(({ rtp }) => rtp))).toEqual(new Set([9_730]));
      expect(bets).toHaveLength(13);
    },
  );
});

describe("the par sheet of a slot", () => {
  it("lists its symbols from the best down, and every way of a game without lines", () => {
    const sheet = sheetOf("ferskenfald");
    expect(sheet).toMatchObject({
      ...{ kind: "slot", freeSpins: null, isSummedExactly: false },
      paysAlong: { kind: "ways", ways: 243, tumbleMultipliers: [1, 2, 3, 5] },
    });
    const best = sheet.kind === "slot" ? sheet.pays.map(({ runs }) => runs[0]?.pay ?? 0) : [];
    expect(best).toEqual(best.toSorted((one, other) => other - one));
  });
});
