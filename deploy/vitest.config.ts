import { mergeConfig } from "vitest/config";
import { nodeProject } from "../vitest.base.ts";

export default mergeConfig(nodeProject, { test: { exclude: ["src/images/**"] } });
