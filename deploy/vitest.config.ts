import { configDefaults, defineConfig } from "vitest/config";
import { nodeProject } from "../vitest.base.ts";

/** Every test but that of the images' contents, which needs built apps. */
export default defineConfig({
  ...nodeProject,
  test: { ...nodeProject.test, exclude: [...configDefaults.exclude, "src/images/stages.test.ts"] },
});
