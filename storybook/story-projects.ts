import { existsSync, globSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
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

const storyFiles = ["foundations/**/*.stories.tsx", "../packages/*/src/**/*.stories.tsx"];

/** Files without a story of the tag; loading them for nothing takes a third of a project's time. */
const filesWithout = (tag: string): string[] =>
  globSync(storyFiles, { cwd: import.meta.dirname })
    .map((file) => join(import.meta.dirname, file))
    .filter((file) => !readFileSync(file, "utf8").includes(tag));

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
      ...(tag !== undefined && { exclude: filesWithout(tag) }),
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
