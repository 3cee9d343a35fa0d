import { defineConfig } from "vitest/config";
import { nodeProject } from "../vitest.base.ts";

/** What the images would hold, made and started outside of them: apart, because it needs every app built first. */
export default defineConfig({
  ...nodeProject,
  test: {
    ...nodeProject.test,
    include: ["src/images/stages.test.ts"],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    reporters: ["default", ["json", { outputFile: ".reports/images.json" }]],
  },
});
