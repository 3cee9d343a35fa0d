import { join } from "node:path";
import { build } from "esbuild";

/** Where the script's text is kept. */
export const BUILT_FILE = join(import.meta.dirname, "../src/built/gameApi.ts");

/** Bundles and minifies the script of game-play pages, and returns the module that holds its text. */
export async function buildScript(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(import.meta.dirname, "../src/script/gameApi.ts")],
    bundle: true,
    write: false,
    minify: true,
    format: "iife",
    target: "es2022",
    conditions: ["source"],
    legalComments: "none",
    // The repository's own would add "use strict".
    tsconfigRaw: {},
  });
  const text = outputFiles[0]?.text.trim();
  return `/** Built from \`script/gameApi.ts\` by \`node packages/game-api/scripts/build.ts\`. */\nexport const TEXT = ${JSON.stringify(text)};\n`;
}
