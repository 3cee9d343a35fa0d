import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { brandFolderNames } from "../../folder/brandFolderNames.ts";
import { STUB_MARK } from "../../stubs/stubMark.ts";

const LEFT_OUT = new Set([
  "node_modules",
  ".next",
  ".turbo",
  ".reports",
  "public",
  "next-env.d.ts",
  "CHANGELOG.md",
]);

async function handWritten(folder: string, under = ""): Promise<[path: string, text: string][]> {
  const files: [string, string][] = [];
  for (const entry of await readdir(join(folder, under), { withFileTypes: true })) {
    if (LEFT_OUT.has(entry.name)) continue;
    const path = under === "" ? entry.name : `${under}/${entry.name}`;
    if (entry.isDirectory()) files.push(...(await handWritten(folder, path)));
    else {
      const text = await readFile(join(folder, path), "utf8");
      if (!text.startsWith(STUB_MARK)) files.push([path, text]);
    }
  }
  return files;
}

/**
 * The wiring of a new brand's app, path to text. Apps hold no features and differ in nothing but their brand's id,
 * so an existing one is the template, and there is no copy of it to fall behind.
 *
 * @throws {Error} when no brand has an app yet.
 */
export async function appFiles(root: string, id: string): Promise<Map<string, string>> {
  const model = (await brandFolderNames(root)).find((name) =>
    existsSync(join(root, "apps", name, "package.json")),
  );
  if (model === undefined) throw new Error("No brand has an app to take the wiring from: add one to apps/.");
  const files = await handWritten(join(root, "apps", model));
  const word = new RegExp(`(?<![a-z0-9])${model}(?![a-z0-9])`, "g");
  return new Map(files.map(([path, text]) => [path, text.replaceAll(word, id)]));
}
