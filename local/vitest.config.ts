import { defineConfig } from "vitest/config";
import { nodeProject } from "../vitest.base.ts";

export default defineConfig({
  // Only the one condition the workspace needs: `import` and `module` would also reach the `require` inside pg.
  resolve: { conditions: ["source", "node", "default"] },
  ssr: { resolve: { conditions: ["source", "node", "default"] } },
  // The money machine walks on real databases, no more at once than PostgreSQL has connections for.
  test: { ...nodeProject.test, maxConcurrency: 4, globalSetup: ["@spilhus/gateway/test-cluster"] },
});
