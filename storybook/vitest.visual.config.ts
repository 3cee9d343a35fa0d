import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { baselineFolder } from "./chromium.ts";
import { storyBrands, storyProject } from "./story-projects.ts";

const here = fileURLToPath(new URL(".", import.meta.url));
const baselines = join(here, "baselines", baselineFolder());

/** Stories tagged `visual`, in every brand, against screenshots of the same browser build. */
export default defineConfig({
  test: {
    attachmentsDir: ".reports/attachments",
    reporters: ["default", ["json", { outputFile: ".reports/visual.json" }]],
    browser: {
      expect: {
        toMatchScreenshot: {
          comparatorName: "pixelmatch",
          comparatorOptions: { threshold: 0.2, allowedMismatchedPixelRatio: 0.002 },
          resolveScreenshotPath: ({ arg, ext }) => join(baselines, `${arg}${ext}`),
          resolveDiffPath: ({ arg, ext }) => join(here, ".reports", "visual", `${arg}${ext}`),
        },
      },
    },
    projects: storyBrands.map((brand) =>
      storyProject(brand, { viewport: { width: 1024, height: 768 }, tag: "visual", visual: true }),
    ),
  },
});
