import { defineConfig, mergeConfig } from "vitest/config";

/**
 * In CI a test has two more tries, as journeys have; the summary names what needed them. A property or a model that failed
 * has found a case of its own, which another seed would only hide: it has none.
 */
export const RETRY_IN_CI = {
  count: process.env["CI"] ? 2 : 0,
  condition: /^(?![^]*\b(?:seed|Property failed)\b)/i,
};

/** Unit tests of one package, its workspace dependencies resolved from source. */
export const nodeProject = defineConfig({
  resolve: { conditions: ["source", "module", "import", "default"] },
  ssr: { resolve: { conditions: ["source", "module", "node", "import", "default"] } },
  test: {
    environment: "node",
    include: ["src/**/*.test.{ts,tsx}"],
    // Files share no state but the modules, which would cost more to load again than most files to run.
    isolate: false,
    // What is waited for comes in milliseconds; a machine that has much else to do is no reason to fail.
    expect: { poll: { timeout: 10_000 } },
    testTimeout: 20_000,
    hookTimeout: 30_000,
    retry: RETRY_IN_CI,
    reporters: ["default", ["json", { outputFile: ".reports/unit.json" }]],
  },
});

/** Tests of what one brand is expected to be, beside its data. */
export const brandProject = mergeConfig(nodeProject, defineConfig({ test: { include: ["*.test.ts"] } }));
