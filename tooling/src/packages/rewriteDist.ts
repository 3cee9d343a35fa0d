import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { rewriteSpecifiers } from "./rewriteSpecifiers.ts";

/**
 * The last step of every package's build: makes the modules and declarations of the folder name each other's outputs.
 *
 * `node rewriteDist.ts dist`
 */
const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error("Name the folder with the built files: node rewriteDist.ts dist");
const dist = resolve(folder);
for (const file of globSync("**/*.{js,d.ts}", { cwd: dist })) {
  const path = join(dist, file);
  const text = readFileSync(path, "utf8");
  const rewritten = rewriteSpecifiers(path, text);
  if (rewritten !== text) writeFileSync(path, rewritten);
}
