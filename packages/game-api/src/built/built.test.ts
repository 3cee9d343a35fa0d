import { readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { BUILT_FILE, buildScript } from "../../scripts/buildScript.ts";
import { GAME_API_SCRIPT } from "../script.ts";

const MAX_BYTES = 8 * 1024;

describe("the built script of game-play pages", () => {
  it("is what its program builds to; else run `node packages/game-api/scripts/build.ts`", async () => {
    expect(readFileSync(BUILT_FILE, "utf8")).toBe(await buildScript());
  });

  it("is at most 8 KB compressed", () => {
    expect(brotliCompressSync(GAME_API_SCRIPT).length).toBeLessThanOrEqual(MAX_BYTES);
  });

  it("leaves no name of its own on the page, and runs where there is no hub", () => {
    expect(GAME_API_SCRIPT).toMatch(/^\(\(\)=>\{.*\}\)\(\);$/s);
    const page: Record<string, unknown> = {};
    // The text of a script, run with a page of the test's.
    new Function("self", GAME_API_SCRIPT)(page);
    expect(page).toEqual({});
  });
});
