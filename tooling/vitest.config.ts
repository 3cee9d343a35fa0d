import { configDefaults, defineConfig, mergeConfig } from "vitest/config";
import { nodeProject } from "../vitest.base.ts";

/** Every check but that of the packed packages, which has its own configuration. */
export default mergeConfig(
  nodeProject,
  defineConfig({ test: { exclude: [...configDefaults.exclude, "src/packages/tarballs.test.ts"] } }),
);
