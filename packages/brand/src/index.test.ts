import { describe, expect, it } from "vitest";
import * as brand from "./index.ts";

describe("what the package exports", () => {
  it("is headless data and pure functions at its root", () => {
    expect(Object.keys(brand).sort()).toEqual([
      "BRAND_FLAGS",
      "LOOK_VARIANTS",
      "brandDuties",
      "defineBrand",
      "enabledRoutes",
      "navigationHref",
      "siteConfig",
    ]);
  });
});
