import { existsSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
import { chromiumArguments, chromiumPath } from "./chromium.ts";

const brandsFolder = fileURLToPath(new URL("../brands", import.meta.url));
const brands = readdirSync(brandsFolder).filter((brand) =>
  existsSync(`${brandsFolder}/${brand}/theme.tokens.json`),
);

/** Every story in every brand: it renders, its interactions hold, axe finds nothing. */
export default defineConfig({
  test: {
    reporters: ["default", ["json", { outputFile: ".reports/stories.json" }]],
    projects: brands.map((brand) => ({
      extends: true as const,
      define: { STORY_BRAND: JSON.stringify(brand) },
      plugins: [storybookTest({ configDir: fileURLToPath(new URL(".storybook", import.meta.url)) })],
      test: {
        name: `stories of ${brand}`,
        isolate: false,
        browser: {
          enabled: true,
          headless: true,
          screenshotFailures: false,
          provider: playwright({
            launchOptions: { executablePath: chromiumPath(), args: chromiumArguments },
          }),
          instances: [{ browser: "chromium" as const, viewport: { width: 1280, height: 800 } }],
        },
      },
    })),
  },
});
