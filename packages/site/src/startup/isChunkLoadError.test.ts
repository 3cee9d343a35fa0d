import { describe, expect, it } from "vitest";
import { isChunkLoadError } from "./isChunkLoadError.ts";

describe("isChunkLoadError", () => {
  it.each([
    "Failed to load chunk /_next/static/chunks/4f2a.js from module 1234",
    "Loading chunk 12 failed.",
    "Loading CSS chunk 12 failed.",
    "Failed to fetch dynamically imported module: https://fjord.dk/a.js",
    "error loading dynamically imported module: https://fjord.dk/a.js",
    "Importing a module script failed.",
  ])("recognises %s (R8.07)", (message) => {
    expect(isChunkLoadError(new Error(message))).toBe(true);
  });

  it("recognises the error by its name alone (R8.07)", () => {
    expect(isChunkLoadError(Object.assign(new Error("boom"), { name: "ChunkLoadError" }))).toBe(true);
  });

  it("is false for other errors and values", () => {
    expect(isChunkLoadError(new TypeError("Failed to fetch"))).toBe(false);
    expect(isChunkLoadError("Loading chunk 12 failed.")).toBe(false);
  });
});
