import { defineConfig } from "vitest/config";
import { RETRY_IN_CI } from "../vitest.base.ts";
import { EVERY_BRAND_TAG, storyBrands, storyProject } from "./story-projects.ts";

/**
 * Every story once, in the first brand: it renders, its interactions hold, axe finds nothing. In further brands only
 * stories that depend on the brand's look; tests of the tokens prove the contrast of its colours.
 */
export default defineConfig({
  test: {
    retry: RETRY_IN_CI,
    // Several waits of `preview.tsx` after each other.
    testTimeout: 60_000,
    attachmentsDir: ".reports/attachments",
    reporters: ["default", ["json", { outputFile: ".reports/stories.json" }]],
    projects: storyBrands.map((brand, index) =>
      storyProject(brand, {
        viewport: { width: 1280, height: 800 },
        visual: false,
        ...(index > 0 && { tag: EVERY_BRAND_TAG }),
      }),
    ),
  },
});
