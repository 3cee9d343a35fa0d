import { defineConfig } from "vitest/config";
import { nodeProject } from "../vitest.base.ts";

export default defineConfig({
  ...nodeProject,
  test: { ...nodeProject.test, include: ["src/**/*.test.ts", "testing/**/*.test.ts"] },
});
