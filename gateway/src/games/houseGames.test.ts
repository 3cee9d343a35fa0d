import { HOUSE_ROULETTES, HOUSE_SLOTS, PAR_SHEETS } from "@spilhus/game-math/games";
import { describe, expect, it } from "vitest";
import { playFacts, PROVED_SLUGS, provedGame } from "./houseGames.ts";

const stakes = { minBetOre: 10, maxBetOre: 20_000 };

describe("the games of the house", () => {
  it("are the engine's lists, the highest return first", () => {
    const ids = [...HOUSE_SLOTS, ...HOUSE_ROULETTES].map(({ id }) => id);
    expect(PROVED_SLUGS.toSorted()).toEqual(ids.toSorted());
    const returns = PROVED_SLUGS.map((slug) => provedGame(slug)?.proof.rtp ?? 0);
    expect(returns).toEqual(returns.toSorted((one, other) => other - one));
  });

  it("show the figures of their par sheets and the stakes that their engine takes (R8.13)", () => {
    for (const sheet of PAR_SHEETS) {
      const { isPlayable, proof, minBetOre } = playFacts({ slug: sheet.id, ...stakes });
      expect(isPlayable).toBe(true);
      expect(proof?.rtp).toBe(Math.round(sheet.rtpPercent * 100));
      expect(proof?.rounds?.netWinRate).toBe(Math.round(sheet.netWinPercent * 100));
      expect(proof?.largestWin).toBe(sheet.largestWin);
      expect(minBetOre).toBe(proof?.stakesOre[0]);
    }
  });

  it("call a slot's volatility by its proved deviation", () => {
    const words = PAR_SHEETS.map(({ id }) => [id, provedGame(id)?.proof.rounds?.volatility]);
    expect(Object.fromEntries(words)).toEqual({
      ferskenfald: "low",
      "isfuglens-skat": "medium",
      "tre-kirsebaer": "low",
    });
  });

  it("have no figures of rounds at a roulette table, where they differ from bet to bet", () => {
    for (const { id, mostOre } of HOUSE_ROULETTES) {
      expect(playFacts({ slug: id, ...stakes })).toMatchObject({
        isPlayable: true,
        maxBetOre: mostOre,
        proof: { rtp: 9_730, rounds: null, largestWin: 3_600 },
      });
    }
  });

  it("leave every other game without figures and with its own stakes", () => {
    expect(playFacts({ slug: "constructor", ...stakes })).toEqual({
      isPlayable: false,
      proof: null,
      ...stakes,
    });
  });
});
