import { defineConfig } from "vitest/config";

/** Unit tests of one package, its workspace dependencies resolved from source. */
export const nodeProject = defineConfig({
  resolve: { conditions: ["source", "module", "import", "default"] },
  ssr: { resolve: { conditions: ["source", "module", "node", "import", "default"] } },
  test: {
    environment: "node",
    include: ["src/**/*.test.{ts,tsx}"],
    // Files share no state but the modules, which would cost more to load again than most files to run.
    isolate: false,
    reporters: ["default", ["json", { outputFile: ".reports/unit.json" }]],
  },
});
