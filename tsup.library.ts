import { defineConfig } from "tsup";

/**
 * One output per source file, so that every island keeps its own `"use client"`.
 * Declarations come from `tsc` (tsup's own do not work with TypeScript 7).
 */
export const libraryConfig = defineConfig({
  entry: ["src/**/*.{ts,tsx}", "!src/**/*.test.{ts,tsx}", "!src/**/*.stories.tsx"],
  format: "esm",
  target: "es2024",
  bundle: false,
  clean: true,
  dts: false,
  sourcemap: true,
});
