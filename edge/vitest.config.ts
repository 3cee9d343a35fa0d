import { defineConfig, mergeConfig } from "vitest/config";
import { nodeProject } from "../vitest.base.ts";

/**
 * Tests speak over real sockets with real deadlines, which a busy machine must not turn into failures. Much of their time
 * is waiting for those deadlines: two files at once.
 */
export default mergeConfig(
  nodeProject,
  defineConfig({ test: { testTimeout: 20_000, hookTimeout: 20_000, maxWorkers: 2 } }),
);
