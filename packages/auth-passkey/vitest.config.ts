import { playwright } from "@vitest/browser-playwright";
import { chromium } from "playwright";
import { defineConfig, mergeConfig } from "vitest/config";
import { nodeProject } from "../../vitest.base.ts";
import { chromiumArguments, chromiumPath } from "../../vitest.chromium.ts";
import { commands } from "./testing/commands.ts";

const IN_CHROMIUM = "src/**/*.chromium.test.ts";
const { include = [], reporters = [], ...node } = nodeProject.test ?? {};

/** Units in Node, and the ceremonies in a real browser with an authenticator of its own. */
export default defineConfig({
  test: {
    reporters,
    projects: [
      mergeConfig(
        { ...nodeProject, test: node },
        { test: { name: "units", include, exclude: [IN_CHROMIUM] } },
      ),
      {
        resolve: { conditions: ["source", "module", "browser", "import", "default"] },
        test: {
          name: "ceremonies",
          include: [IN_CHROMIUM],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: {
                executablePath: chromiumPath(chromium.executablePath()),
                args: [...chromiumArguments],
              },
            }),
            instances: [{ browser: "chromium" }],
            commands,
          },
        },
      },
    ],
  },
});
