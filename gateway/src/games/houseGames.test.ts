import { HOUSE_SLOTS, PAR_SHEETS } from "@spilhus/game-math/games";
import { describe, expect, it } from "vitest";
import { PLAYABLE_SLUGS, playFacts, provedSlot } from "./houseGames.ts";

const stakes = { minBetOre: 10, maxBetOre: 20_000 };

describe("the games of the house", () => {
  it("are the engine's list, the highest return first", () => {
    expect(PLAYABLE_SLUGS.toSorted()).toEqual(HOUSE_SLOTS.map(({ id }) => id).toSorted());
    const returns = PLAYABLE_SLUGS.map((slug) => provedSlot(slug)?.proof.rtp ?? 0);
    expect(returns).toEqual(returns.toSorted((one, other) => other - one));
  });

  it("show the figures of their par sheets and the stakes that their engine takes (R8.13)", () => {
    for (const sheet of PAR_SHEETS) {
      const { isPlayable, proof, minBetOre } = playFacts({ slug: sheet.id, ...stakes });
      expect(isPlayable).toBe(true);
      expect(proof?.rtp).toBe(Math.round(sheet.rtpPercent * 100));
      expect(proof?.netWinRate).toBe(Math.round(sheet.netWinPercent * 100));
      expect(proof?.largestWin).toBe(sheet.largestWin);
      expect(minBetOre).toBe(proof?.stakesOre[0]);
    }
  });

  it("call a slot's volatility by its proved deviation", () => {
    const words = PAR_SHEETS.map(({ id }) => [id, provedSlot(id)?.proof.volatility]);
    expect(Object.fromEntries(words)).toEqual({
      ferskenfald: "low",
      "isfuglens-skat": "medium",
      "tre-kirsebaer": "low",
    });
  });

  it("leave every other game without figures and with its own stakes", () => {
    expect(playFacts({ slug: "constructor", ...stakes })).toEqual({
      isPlayable: false,
      proof: null,
      ...stakes,
    });
  });
});
