import { defineConfig, mergeConfig } from "vitest/config";
import { nodeProject } from "../../vitest.base.ts";

/** Nearly all of the tests' time is waiting for real rates and pauses: two files at once. */
export default mergeConfig(nodeProject, defineConfig({ test: { maxWorkers: 2 } }));
