import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { STUB_MARK } from "../stubs/stubMark.ts";

const LEFT_OUT = new Set([
  "node_modules",
  ".next",
  ".turbo",
  ".reports",
  "public",
  "next-env.d.ts",
  "CHANGELOG.md",
]);

/** The hand-written files of an app, path to text. */
export async function handWrittenFiles(folder: string, under = ""): Promise<[path: string, text: string][]> {
  const files: [string, string][] = [];
  for (const entry of await readdir(join(folder, under), { withFileTypes: true })) {
    if (LEFT_OUT.has(entry.name)) continue;
    const path = under === "" ? entry.name : `${under}/${entry.name}`;
    if (entry.isDirectory()) files.push(...(await handWrittenFiles(folder, path)));
    else {
      const text = await readFile(join(folder, path), "utf8");
      if (!text.startsWith(STUB_MARK)) files.push([path, text]);
    }
  }
  return files;
}
