import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { pathToFileURL } from "node:url";
import { brandFolderNames } from "./brandFolderNames.ts";
import { PART_FILES, type BrandFolder, type BrandPart, type PartName } from "./brandFolder.ts";

/** Parts of the definition. Stories are data for the content service and are read only on request. */
export const DEFINITION_PARTS = [
  "identity",
  "navigation",
  "guards",
  "experiments",
  "moneyChecks",
  "messagesDa",
  "messagesEn",
  "theme",
] as const satisfies readonly PartName[];

const firstLine = (error: unknown) =>
  String(error instanceof Error ? error.message : error).split("\n")[0] ?? "";

/** The line at which Node failed, ` (line 3)`, from the stack trace; empty when it names none. */
function lineIn(path: string, error: unknown): string {
  const trace = error instanceof Error ? (error.stack ?? "") : "";
  const after = trace.split(path, 2)[1] ?? "";
  const line = /^:(\d+)/.exec(after)?.[1];
  return line === undefined ? "" : ` (line ${line})`;
}

async function readPart(folder: string, name: PartName): Promise<BrandPart> {
  const { file, exported } = PART_FILES[name];
  const path = join(folder, file);
  if (!existsSync(path)) return { state: "missing" };
  try {
    if (exported === "json") return { state: "read", value: JSON.parse(await readFile(path, "utf8")) };
    const module: unknown = await import(/* @vite-ignore */ pathToFileURL(path).href);
    if (typeof module === "object" && module !== null && exported in module) {
      return { state: "read", value: Reflect.get(module, exported) };
    }
    return { state: "broken", reason: `does not export ${exported}.` };
  } catch (error) {
    return { state: "broken", reason: `cannot be read: ${firstLine(error)}${lineIn(path, error)}` };
  }
}

async function listFiles(folder: string): Promise<string[]> {
  const found: string[] = [];
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    if (entry.name === "node_modules" || entry.name.startsWith(".")) continue;
    if (!entry.isDirectory()) found.push(entry.name);
    else for (const inner of await listFiles(join(folder, entry.name))) found.push(`${entry.name}/${inner}`);
  }
  return found.sort();
}

async function countLines(file: string): Promise<number> {
  if (!existsSync(file)) return 0;
  return (await readFile(file, "utf8")).trimEnd().split("\n").length;
}

/** Every part of a brand folder, including stories. */
export const ALL_PARTS: readonly PartName[] = [...DEFINITION_PARTS, "stories"];

/** Reads a brand folder without checking it: conformance reports what cannot be read. */
export async function readBrandFolder(
  root: string,
  id: string,
  parts: readonly PartName[] = DEFINITION_PARTS,
): Promise<BrandFolder> {
  const folder = join(root, "brands", id);
  const read = await Promise.all(parts.map(async (name) => [name, await readPart(folder, name)] as const));
  return {
    id,
    path: relative(root, folder).split(sep).join("/"),
    parts: Object.fromEntries(read),
    files: await listFiles(folder),
    identityLines: await countLines(join(folder, "brand.ts")),
  };
}

/** Reads every brand of a repository, including stories. */
export async function readBrandFolders(root: string): Promise<BrandFolder[]> {
  const names = await brandFolderNames(root);
  return Promise.all(names.map((id) => readBrandFolder(root, id, ALL_PARTS)));
}
