import { defineConfig } from "vitest/config";
import { nodeProject } from "../vitest.base.ts";

export default defineConfig({
  // Only the one condition the workspace needs: `import` and `module` would also reach the `require` inside pg.
  resolve: { conditions: ["source", "node", "default"] },
  ssr: { resolve: { conditions: ["source", "node", "default"] } },
  test: {
    ...nodeProject.test,
    // A third of the tests' time is waiting for the database and for real deadlines: two files at once.
    maxWorkers: 2,
    include: ["{src,testing}/**/*.test.ts"],
    globalSetup: ["testing/testCluster.ts"],
  },
});
