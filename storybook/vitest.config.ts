import { defineConfig } from "vitest/config";
import { storyBrands, storyProject } from "./story-projects.ts";

/** Every story in every brand: it renders, its interactions hold, axe finds nothing. */
export default defineConfig({
  test: {
    attachmentsDir: ".reports/attachments",
    reporters: ["default", ["json", { outputFile: ".reports/stories.json" }]],
    projects: storyBrands.map((brand) =>
      storyProject(brand, { viewport: { width: 1280, height: 800 }, visual: false }),
    ),
  },
});
