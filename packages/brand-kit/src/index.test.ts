import { expect, it } from "vitest";
import * as kit from "./index.ts";

it("exports what reads, checks and generates brand folders", () => {
  expect(Object.keys(kit).sort()).toEqual([
    "BrandConfigError",
    "NewBrandError",
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
