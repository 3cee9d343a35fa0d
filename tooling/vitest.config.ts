import { configDefaults, defineConfig } from "vitest/config";
import { nodeProject } from "../vitest.base.ts";

/** Every check but that of the packed packages, which has its own configuration. */
export default defineConfig({
  ...nodeProject,
  test: { ...nodeProject.test, exclude: [...configDefaults.exclude, "src/packages/tarballs.test.ts"] },
});
