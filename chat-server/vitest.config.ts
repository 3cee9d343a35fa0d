import { defineConfig } from "vitest/config";
import { nodeProject } from "../vitest.base.ts";

export default defineConfig(nodeProject);
