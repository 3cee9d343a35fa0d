import { spawnSync } from "node:child_process";
import { resolve } from "node:path";
import { defineConfig } from "tsup";

const REWRITE = resolve(process.cwd(), "../../tooling/src/packages/rewriteDist.ts");

/** Runs a step of the build in the package's folder; a failed step fails the build. */
function step(command: string, ...args: readonly string[]) {
  const { status, error } = spawnSync(command, args, { stdio: "inherit" });
  if (status !== 0) throw new Error(`${[command, ...args].join(" ")} failed`, { cause: error });
}

/**
 * The build of every publishable package: one output per source file, so that every island keeps its own
 * `"use client"`. Declarations come from `tsc` (tsup's own do not work with TypeScript 7). Neither tsup, when it does
 * not bundle, nor `tsc`, in declarations, rewrites `./x.ts` to `./x.js`: the last step does.
 */
export const libraryConfig = defineConfig({
  entry: ["src/**/*.{ts,tsx}", "!src/**/*.test.{ts,tsx}", "!src/**/*.stories.tsx"],
  format: "esm",
  target: "es2024",
  bundle: false,
  clean: true,
  silent: true,
  dts: false,
  sourcemap: true,
  onSuccess: async () => {
    step("tsc", "-p", "tsconfig.build.json");
    step(process.execPath, REWRITE, "dist");
  },
});
