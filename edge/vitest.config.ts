import { defineConfig, mergeConfig } from "vitest/config";
import { nodeProject } from "../vitest.base.ts";

/** Tests speak over real sockets with real deadlines, which a busy machine must not turn into failures. */
export default mergeConfig(nodeProject, defineConfig({ test: { testTimeout: 20_000, hookTimeout: 20_000 } }));
