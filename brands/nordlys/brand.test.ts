import { navigationHref } from "@spilhus/brand";
import { describe, expect, it } from "vitest";
import { brand } from "./index.ts";

describe("Nordlys", () => {
  it("leads with slots, then bingo, casino and winners (R2.04, R2.06, R2.08)", () => {
    expect(brand.navigation.primary.map((item) => `${navigationHref(item)} ${item.label.da}`)).toEqual([
      "/spilleautomater Spilleautomater",
      "/bingo Bingo",
      "/casino Casino",
      "/vindere Vindere",
    ]);
  });

  it("has the slots page first in its primary navigation (R2.21)", () => {
    expect(brand.navigation.primary[0]?.route).toBe("slots");
  });

  it("runs the hero and the curated games page experiments (R3.05)", () => {
    expect(brand.experiments.map(({ name, routes }) => ({ name, routes }))).toEqual([
      { name: "hero", routes: ["front"] },
      { name: "curated-games-page", routes: ["slots"] },
    ]);
  });

  it("chooses the compositions of a dark house of slots", () => {
    expect(brand.look).toEqual({
      header: "slim",
      mobileNav: "tabs",
      hero: "cinematic",
      gameCard: "portrait",
      lobby: "rails",
      footer: "columns",
    });
  });
});
