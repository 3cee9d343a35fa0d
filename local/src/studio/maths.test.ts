import { catalogue } from "@spilhus/seed/games";
import { describe, expect, it } from "vitest";
import { GAME } from "./gameRoutes.ts";
import { draw, MOST_WIN_TIMES, PAYS, proof, resultOf, STAKES_ORE, STRIPS } from "./maths.ts";

describe("the studio's game", () => {
  it("returns 61 parts of 64, by every combination of stops", () => {
    const { rtpPercent, largestPay } = proof();
    expect(rtpPercent).toBeCloseTo((61 / 64) * 100, 10);
    expect(largestPay).toBeLessThanOrEqual(MOST_WIN_TIMES * 100);
  });

  it("pays whole øre for every stake", () => {
    for (const stake of STAKES_ORE)
      for (const pay of Object.values(PAYS)) expect((stake * pay) % 100).toBe(0);
  });

  it("takes one stop for each reel, in order, and nothing else", () => {
    const bounds: number[] = [];
    const drawn = draw((bound) => (bounds.push(bound), 0));
    expect(bounds).toEqual(STRIPS.map(({ length }) => length));
    expect(drawn).toEqual(resultOf([0, 0, 0]));
  });

  it("says of itself in the catalogue what it does", () => {
    const game = catalogue.games.find(({ slug }) => slug === GAME);
    expect(game).toMatchObject({
      provider: "saltvej",
      minBetOre: Math.min(...STAKES_ORE),
      maxBetOre: Math.max(...STAKES_ORE),
    });
    const { rtpPercent, largestPay } = proof();
    const rules = game?.rules.da.join(" ") ?? "";
    expect(rules).toContain(`${rtpPercent.toLocaleString("da", { maximumFractionDigits: 2 })} %`);
    expect(rules).toContain(`er ${(largestPay / 100).toLocaleString("da")} gange indsatsen`);
    for (const pay of Object.values(PAYS)) expect(rules).toContain((pay / 100).toLocaleString("da"));
  });
});
