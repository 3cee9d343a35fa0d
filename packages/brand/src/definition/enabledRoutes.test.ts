import { FEATURES, ROUTE_IDS } from "@spilhus/routes";
import { describe, expect, it } from "vitest";
import { enabledRoutes } from "./enabledRoutes.ts";

describe("enabledRoutes", () => {
  it("has every route when every feature is on", () => {
    expect(enabledRoutes(FEATURES)).toEqual(ROUTE_IDS);
  });

  it("leaves out all routes of a feature that is off, and no other", () => {
    const without = enabledRoutes(FEATURES.filter((feature) => feature !== "blog" && feature !== "casino"));
    expect(ROUTE_IDS.filter((id) => !without.includes(id))).toEqual(["casino", "blog", "blog-article"]);
  });

  it("keeps what belongs to no feature", () => {
    expect(enabledRoutes([])).toContain("responsible-gaming");
  });
});
