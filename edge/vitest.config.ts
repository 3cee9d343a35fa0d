import { defineConfig, mergeConfig } from "vitest/config";
import { nodeProject } from "../vitest.base.ts";

/** Much of the tests' time is waiting for real deadlines over real sockets: two files at once. */
export default mergeConfig(nodeProject, defineConfig({ test: { maxWorkers: 2 } }));
