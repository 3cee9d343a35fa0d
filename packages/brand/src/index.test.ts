import { describe, expect, it } from "vitest";
import * as brand from "./index.ts";
import * as node from "./node/index.ts";

describe("what the package exports", () => {
  it("is headless data and pure functions at its root", () => {
    expect(Object.keys(brand).sort()).toEqual([
      "BRAND_FLAGS",
      "DUTY_KEYS",
      "LOOK_VARIANTS",
      "dayIn",
      "defineBrand",
      "dutiesOn",
      "enabledRoutes",
      "navigationHref",
      "siteConfig",
    ]);
  });

  it("reads, judges and writes brand folders under ./node", () => {
    expect(Object.keys(node).sort()).toEqual([
      "BrandConfigError",
      "BrandWishError",
      "STUB_MARK",
      "brandFolderNames",
      "buildRegistry",
      "conformance",
      "crossBrandConformance",
      "discoverBrands",
      "formatFinding",
      "generateBrand",
      "installWorkspace",
      "knownNow",
      "readBrandFolders",
      "repositoryRoot",
      "stubChanges",
      "stubFiles",
      "writeStubs",
    ]);
  });
});
