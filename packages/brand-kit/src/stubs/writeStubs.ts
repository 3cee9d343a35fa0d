import { mkdir, readdir, readFile, rm, rmdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { stubFiles } from "./stubFiles.ts";
import { STUB_MARK } from "./stubMark.ts";
import type { RouteId } from "@spilhus/routes";

/** Generated files to write and to remove; paths from the app's folder. */
export interface StubChanges {
  readonly write: readonly string[];
  readonly remove: readonly string[];
}

/** Sources of the app's own folder and, whole, of its folder `app`. */
async function sourcesOf(app: string, folder = ""): Promise<string[]> {
  const files: string[] = [];
  for (const entry of await readdir(join(app, folder), { withFileTypes: true })) {
    const path = folder === "" ? entry.name : `${folder}/${entry.name}`;
    const isInside = folder !== "" || entry.name === "app";
    if (entry.isDirectory() && isInside) files.push(...(await sourcesOf(app, path)));
    else if (entry.isFile() && /\.tsx?$/.test(entry.name)) files.push(path);
  }
  return files;
}

async function removeEmptyFolders(app: string, folder: string): Promise<void> {
  for (let path = folder; path !== "app" && path !== "."; path = dirname(path)) {
    if ((await readdir(join(app, path))).length > 0) return;
    await rmdir(join(app, path));
  }
}

/**
 * Compares an app's generated files with the routes its brand has.
 *
 * @throws {Error} when a hand-written file stands where a stub belongs.
 */
export async function stubChanges(app: string, enabledRoutes: readonly RouteId[]): Promise<StubChanges> {
  const wanted = stubFiles(enabledRoutes);
  const present = new Map(
    await Promise.all(
      (await sourcesOf(app)).map(async (path) => [path, await readFile(join(app, path), "utf8")] as const),
    ),
  );
  for (const [path, text] of present) {
    if (!wanted.has(path) || text.startsWith(STUB_MARK)) continue;
    throw new Error(
      `${join(app, path)} is written by hand where a generated file belongs. Remove or move it.`,
    );
  }
  return {
    write: [...wanted].filter(([path, text]) => present.get(path) !== text).map(([path]) => path),
    remove: [...present]
      .filter(([path, text]) => !wanted.has(path) && text.startsWith(STUB_MARK))
      .map(([path]) => path),
  };
}

/** Brings an app's generated files in line with its brand; hand-written files are never touched. */
export async function writeStubs(app: string, enabledRoutes: readonly RouteId[]): Promise<StubChanges> {
  const changes = await stubChanges(app, enabledRoutes);
  const files = stubFiles(enabledRoutes);
  for (const path of changes.write) {
    await mkdir(dirname(join(app, path)), { recursive: true });
    await writeFile(join(app, path), files.get(path) ?? "");
  }
  for (const path of changes.remove) {
    await rm(join(app, path));
    await removeEmptyFolders(app, dirname(path));
  }
  return changes;
}
