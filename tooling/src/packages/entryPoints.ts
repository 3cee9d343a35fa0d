import { globSync } from "node:fs";
import type { Manifest } from "./publishable.ts";

export interface EntryPoint {
  /** What an import statement names. */
  readonly specifier: string;
  /** Path of the module in the package, by condition (`types`, `default`). */
  readonly targets: Readonly<Record<string, string>>;
}

/**
 * Every specifier a package can be imported by, patterns spelt out by the files that are there.
 *
 * @param folder the installed package.
 */
export function entryPoints(folder: string, manifest: Manifest): EntryPoint[] {
  return Object.entries(manifest.exports).flatMap(([entry, targets]) => {
    const specifier = `${manifest.name}${entry.slice(1)}`;
    const pattern = targets["default"];
    if (!entry.includes("*") || pattern === undefined) return [{ specifier, targets }];
    const [before = "", after = ""] = pattern.replace(/^\.\//, "").split("*");
    return globSync(`${before}*${after}`, { cwd: folder })
      .map((file) => file.slice(before.length, file.length - after.length))
      .sort()
      .map((name) => ({
        specifier: specifier.replace("*", name),
        targets: Object.fromEntries(
          Object.entries(targets).map(([condition, target]) => [condition, target.replace("*", name)]),
        ),
      }));
  });
}
