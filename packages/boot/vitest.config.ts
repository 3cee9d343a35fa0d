import { chromium } from "playwright";
import { defineConfig, mergeConfig } from "vitest/config";
import { nodeProject } from "../../vitest.base.ts";
import { chromiumArguments, chromiumPath } from "../../vitest.chromium.ts";

/** Tests run in Node and drive a Chromium of their own, see `testing/chromium.ts`. */
export default mergeConfig(
  nodeProject,
  defineConfig({
    test: {
      provide: {
        chromium: {
          executablePath: chromiumPath(chromium.executablePath()),
          args: [...chromiumArguments],
        },
      },
    },
  }),
);
