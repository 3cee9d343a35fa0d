import { describe, expect, it } from "vitest";
import { TEST_BRAND_PARTS, testBrand } from "../../testing/index.ts";
import type { BrandExperiment } from "./experiments.ts";
import { siteConfig } from "./siteConfig.ts";

const experiment: BrandExperiment = {
  name: "hero",
  routes: ["front"],
  versions: [
    { version: "a", weight: 1 },
    { version: "b", weight: 3 },
  ],
  needsAuthentication: false,
  endsAt: "2030-01-01",
};
const brand = testBrand({
  identity: { ...TEST_BRAND_PARTS.identity, tagManagerId: "GTM-ABC123" },
  guards: { "game-entrance": ["verified-eid"] },
  experiments: [experiment],
});

describe("siteConfig", () => {
  it("holds brand, front-page URL, services, guards and experiments (R3.04)", () => {
    expect(siteConfig(brand)).toEqual({
      brand: "havn",
      frontPageUrl: "https://havn.example/",
      services: { consent: "local", tagManagerId: "GTM-ABC123" },
      guards: { "game-entrance": ["verified-eid"] },
      experiments: [{ ...experiment, cookieName: "exp_hero" }],
    });
  });

  it("has the front page where this installation serves it (R3.04)", () => {
    expect(siteConfig(brand, "http://havn.localhost:3000").frontPageUrl).toBe("http://havn.localhost:3000/");
  });

  it("gives each experiment its name, cookie, versions and whether it needs a login (R3.05)", () => {
    expect(siteConfig(brand).experiments).toEqual([
      expect.objectContaining({
        name: "hero",
        cookieName: "exp_hero",
        versions: experiment.versions,
        needsAuthentication: false,
      }),
    ]);
  });
});
