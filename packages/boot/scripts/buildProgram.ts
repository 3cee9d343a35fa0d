import { join } from "node:path";
import { build } from "esbuild";

/** The programs that are built to a text of their own. */
export const PROGRAMS = ["start", "startWithRequests", "player", "supportFrame"] as const;
export type Program = (typeof PROGRAMS)[number];

/** Where the text of a program is kept. */
export const builtFile = (name: Program) => join(import.meta.dirname, `../src/built/${name}.ts`);

/** Bundles and minifies a program, and writes the module that holds its text. */
export async function buildProgram(name: Program): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(import.meta.dirname, `../src/programs/${name}.ts`)],
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
  const text = outputFiles[0]?.text.trim().replace(/;$/, "");
  return `/** Built from \`programs/${name}.ts\` by \`node packages/boot/scripts/build.ts\`. */\nexport const TEXT = ${JSON.stringify(text)};\n`;
}
