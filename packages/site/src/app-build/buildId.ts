import { createHash } from "node:crypto";
import { globSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { installedVersions } from "./installedVersions.ts";

/**
 * Returns an id that changes exactly when the inputs of a build change: the app, its brand, every package and their
 * installed dependencies. The same sources give the same id on every machine, so a rebuild without changes keeps caches
 * valid. The lockfile is not an input: every new brand changes it.
 */
export function buildId(root: string, app: string): string {
  const brand = app.split("/").at(-1) ?? "";
  const files = globSync(
    [
      "packages/*/src/**/*",
      `brands/${brand}/{*.ts,*.json,messages/*.ts,assets/**/*}`,
      `apps/${brand}/{app/**/*,*.ts,package.json}`,
    ],
    {
      cwd: root,
      exclude: (name) =>
        ["node_modules", ".next", "dist"].includes(name) || /\.(test|stories)\.tsx?$/.test(name),
    },
  ).toSorted();
  const hash = createHash("sha256");
  for (const file of files) {
    const path = join(root, file);
    if (!statSync(path).isFile()) continue;
    hash.update(file).update("\0").update(readFileSync(path)).update("\0");
  }
  const folders = [`apps/${brand}`, ...globSync("packages/*", { cwd: root }).toSorted()];
  for (const folder of folders) {
    for (const version of installedVersions(join(root, folder))) hash.update(version).update("\0");
  }
  return hash.digest("hex").slice(0, 20);
}
