import { HOUSE_SLOTS } from "@spilhus/game-math/games";
import { describe, expect, it } from "vitest";
import { games } from "../catalogue.ts";

const gameOf = (slug: string) => games.find((game) => game.slug === slug);

describe("the slots of the house in the catalogue", () => {
  it("are there, with the stakes that their engine takes (R8.13)", () => {
    for (const { id, stakesOre } of HOUSE_SLOTS) {
      expect(gameOf(id)).toMatchObject({
        minBetOre: Math.min(...stakesOre),
        maxBetOre: Math.max(...stakesOre),
      });
    }
  });

  it("have rules and features that follow from the data that decide their rounds (R8.13)", () => {
    const [tumble, bird, classic] = ["ferskenfald", "isfuglens-skat", "tre-kirsebaer"].map(gameOf);
    expect(tumble?.rules.da[0]).toBe("5 hjul og 3 rækker giver 243 måder at vinde på.");
    expect(tumble?.features.da[0]?.text).toContain("1, 2, 3, 5");
    expect(bird?.rules.da).toContain("Den største gevinst i ét spin er 9.679,4 gange indsatsen.");
    expect(bird?.features.en.map(({ title }) => title).slice(0, 2)).toEqual([
      "Full-height wild",
      "10 free spins",
    ]);
    expect(classic?.rules.en[3]).toBe(
      "The stake of a spin can be DKK 1.00, DKK 2.00, DKK 5.00, DKK 10.00 or DKK 20.00.",
    );
    expect(classic?.features.da).toHaveLength(1);
  });
});
