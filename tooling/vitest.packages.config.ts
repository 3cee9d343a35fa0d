import { defineConfig } from "vitest/config";
import { nodeProject } from "../vitest.base.ts";

/** What a release would publish: apart from the other checks, because it needs every package built first. */
export default defineConfig({
  ...nodeProject,
  test: {
    ...nodeProject.test,
    include: ["src/packages/tarballs.test.ts"],
    testTimeout: 120_000,
    reporters: ["default", ["json", { outputFile: ".reports/packages.json" }]],
  },
});
