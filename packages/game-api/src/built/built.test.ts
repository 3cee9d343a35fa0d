import { readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { buildScript, SCRIPTS } from "../../scripts/buildScript.ts";
import { GAME_API_SCRIPT } from "../script.ts";
import { STUDIO_CLIENT_SCRIPT } from "../studio-script.ts";

const MAX_BYTES = 8 * 1024;

describe("the built scripts", () => {
  it.each(["gameApi", "studioClient", "studioKit"] as const)(
    "are what their programs build to; else run `node packages/game-api/scripts/build.ts` (%s)",
    async (name) => {
      expect(readFileSync(SCRIPTS[name].file, "utf8")).toBe(await buildScript(name));
    },
  );

  it("are at most 8 KB compressed", () => {
    for (const text of [GAME_API_SCRIPT, STUDIO_CLIENT_SCRIPT]) {
      expect(brotliCompressSync(text).length).toBeLessThanOrEqual(MAX_BYTES);
    }
  });

  it("leave no name of their own on the page but the studio's one, and run where there is no hub", () => {
    for (const [script, names] of [
      [GAME_API_SCRIPT, []],
      [STUDIO_CLIENT_SCRIPT, ["spilhusStudio"]],
    ] as const) {
      expect(script).toMatch(/^\(\(\)=>\{.*\}\)\(\);$/s);
      const page: Record<string, unknown> = {};
      // The text of a script, run with a page of the test's.
      new Function("self", script)(page);
      expect(Object.keys(page)).toEqual(names);
    }
  });
});
