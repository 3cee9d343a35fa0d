import { existsSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { playwright } from "@vitest/browser-playwright";
import type { TestProjectInlineConfiguration } from "vitest/config";
import { chromiumArguments, chromiumPath, testingPath } from "./chromium.ts";

const brandsFolder = fileURLToPath(new URL("../brands", import.meta.url));
const configDir = fileURLToPath(new URL(".storybook", import.meta.url));

/** Brands by folder: whichever has tokens. */
export const storyBrands = readdirSync(brandsFolder).filter((brand) =>
  existsSync(`${brandsFolder}/${brand}/theme.tokens.json`),
);

/** Tag of stories whose markup the brand's look or tokens decide; the others are the same for every brand. */
export const EVERY_BRAND_TAG = "every-brand";

export interface StoryProjectOptions {
  readonly viewport: { readonly width: number; readonly height: number };
  /** Only stories with this tag. */
  readonly tag?: string;
  /** Whether each story is compared with its baseline. */
  readonly visual: boolean;
}

/** One Vitest project that renders the stories in one brand, still (reduced motion), in Chromium. */
export function storyProject(
  brand: string,
  { viewport, tag, visual }: StoryProjectOptions,
): TestProjectInlineConfiguration {
  const executablePath = visual ? chromiumPath() : testingPath();
  return {
    extends: true,
    define: { STORY_BRAND: JSON.stringify(brand), STORY_VISUAL: JSON.stringify(visual) },
    plugins: [storybookTest({ configDir, ...(tag !== undefined && { tags: { include: [tag] } }) })],
    test: {
      name: `stories of ${brand}`,
      isolate: false,
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        provider: playwright({
          launchOptions: { ...(executablePath && { executablePath }), args: chromiumArguments },
          contextOptions: { reducedMotion: "reduce" },
        }),
        instances: [{ browser: "chromium", viewport }],
      },
    },
  };
}
