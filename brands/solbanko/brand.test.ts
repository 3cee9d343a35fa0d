import { describe, expect, it } from "vitest";
import { brand } from "./index.ts";

describe("Solbanko", () => {
  it("leads with bingo and banko", () => {
    expect(brand.navigation.primary.slice(0, 2).map(({ route }) => route)).toEqual(["bingo", "banko"]);
  });

  it("has neither casino nor the compass (R2.06, R2.24)", () => {
    expect(brand.enabledRoutes).not.toContain("casino");
    expect(brand.enabledRoutes).not.toContain("wheel");
    expect(brand.enabledRoutes).toContain("slots");
  });

  it("chooses the compositions of a light bingo hall", () => {
    expect(brand.look).toEqual({
      header: "tall",
      mobileNav: "drawer",
      hero: "schedule",
      gameCard: "plate",
      lobby: "sections",
      footer: "map",
    });
  });
});
