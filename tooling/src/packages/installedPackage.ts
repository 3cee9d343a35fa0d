import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync } from "oxc-parser";
import { entryPoints, type EntryPoint } from "./entryPoints.ts";
import { type Manifest, ManifestSchema } from "./publishable.ts";

/** A package as a consumer has it. Paths are relative to it, with forward slashes. */
export interface InstalledPackage {
  readonly manifest: Manifest;
  readonly files: readonly string[];
  /** Modules and declarations among the files. */
  readonly modules: readonly string[];
  readonly entries: readonly EntryPoint[];
  read(file: string): string;
}

/** @param consumer the folder whose `node_modules` holds it. */
export function installedPackage(consumer: string, name: string): InstalledPackage {
  const folder = join(consumer, "node_modules", name);
  const read = (file: string) => readFileSync(join(folder, file), "utf8");
  const manifest = ManifestSchema.parse(JSON.parse(read("package.json")));
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .filter((file) => !file.startsWith("node_modules"))
    .sort();
  const modules = files.filter((file) => /^dist\/.*\.(js|d\.ts)$/.test(file));
  return { manifest, files, modules, entries: entryPoints(folder, manifest), read };
}

/** Whether a module starts with the directive that makes it an island. */
export function isIsland(file: string, text: string): boolean {
  const [first] = parseSync(file, text).program.body;
  return first?.type === "ExpressionStatement" && first.directive === "use client";
}
