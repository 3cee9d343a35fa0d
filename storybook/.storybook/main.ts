import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { StorybookConfig } from "@storybook/react-vite";

const brandsFolder = fileURLToPath(new URL("../../brands", import.meta.url));
const brandAssets = readdirSync(brandsFolder)
  .map((brand) => ({ from: join(brandsFolder, brand, "assets"), to: `/brands/${brand}` }))
  .filter(({ from }) => existsSync(from));

const config: StorybookConfig = {
  stories: ["../foundations/**/*.stories.tsx", "../../packages/*/src/**/*.stories.tsx"],
  addons: ["@storybook/addon-a11y", "@storybook/addon-docs", "@storybook/addon-vitest"],
  framework: "@storybook/react-vite",
  staticDirs: ["../public", ...brandAssets],
  core: { disableTelemetry: true },
  // The test run needs no tables of props, which take time.
  typescript: { reactDocgen: process.env["VITEST"] ? false : "react-docgen" },
  viteFinal: (vite) => ({
    ...vite,
    // Defined by an app's build, of which stories are not a part.
    define: { ...vite.define, "process.env": "{}" },
    resolve: {
      ...vite.resolve,
      conditions: ["source", "module", "browser", "development|production", "import", "default"],
    },
  }),
};

export default config;
