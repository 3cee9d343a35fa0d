import { join } from "node:path";
import { build } from "esbuild";

const SRC = join(import.meta.dirname, "../src");

/** The scripts that are kept as text: where each begins, and the module that holds it. */
export const SCRIPTS = {
  /** Of game-play pages. */
  gameApi: { entry: "script/gameApi.ts", file: join(SRC, "built/gameApi.ts") },
  /** Of the page on which a studio is tried. */
  studioKit: { entry: "studio-kit/kitPage.ts", file: join(SRC, "built/studioKit.ts") },
  /** Of studios' pages. */
  studioClient: { entry: "studio-client/studioClient.ts", file: join(SRC, "built/studioClient.ts") },
} as const;
export type ScriptName = keyof typeof SCRIPTS;

/** Bundles and minifies a script, and returns the module that holds its text. */
export async function buildScript(name: ScriptName): Promise<string> {
  const { entry } = SCRIPTS[name];
  const { outputFiles } = await build({
    entryPoints: [join(SRC, entry)],
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
  return `/** Built from \`${entry}\` by \`node packages/game-api/scripts/build.ts\`. */\nexport const TEXT = ${JSON.stringify(text)};\n`;
}
