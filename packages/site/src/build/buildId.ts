import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";

/**
 * A name for a build that changes exactly when its inputs do: the app, its brand and every package. The same sources
 * give the same id on every machine, so a rebuild of nothing invalidates nothing.
 */
export function buildId(root: string, app: string): string {
  const brand = app.split("/").at(-1) ?? "";
  const files = globSync(
    ["packages/*/src/**/*", `brands/${brand}/**/*.{ts,json,svg,woff2,png,webp}`, `apps/${brand}/{app/**/*,*.ts,package.json}`, "pnpm-lock.yaml"],
    { cwd: root, exclude: (name) => ["node_modules", ".next", "dist"].includes(name) || /\.(test|stories)\.tsx?$/.test(name) },
  ).toSorted();
  const hash = createHash("sha256");
  for (const file of files) {
    if (!/\.\w+$/.test(file)) continue;
    hash.update(relative(".", file)).update("\0").update(readFileSync(join(root, file))).update("\0");
  }
  return hash.digest("hex").slice(0, 20);
}
