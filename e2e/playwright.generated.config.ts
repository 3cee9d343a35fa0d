import { defineConfig } from "@playwright/test";
import journeys from "./playwright.config.ts";

/** A brand made by the command in a copy of the repository, and walked there; apart, since it has its own stack. */
export default defineConfig({
  ...journeys,
  testDir: "src/generated-brand",
  testIgnore: [],
  outputDir: ".results/generated",
  globalSetup: "./src/generated-brand/globalSetup.ts",
  reporter: [["list"], ["json", { outputFile: ".reports/generated.json" }]],
  projects: [{ name: "generated brand" }],
});
