import { createHash } from "node:crypto";
import { globSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { installedVersions } from "./installedVersions.ts";

/**
 * A name for a build that changes exactly when its inputs do: the app, its brand, every package, and the versions
 * installed for them. The same sources give the same id on every machine, so a rebuild of nothing invalidates nothing.
 * The lockfile is not among them: it changes with every brand that is added beside this one.
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
