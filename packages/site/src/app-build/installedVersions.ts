import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod/mini";

const manifestSchema = z.object({
  version: z.optional(z.string()),
  dependencies: z.optional(z.record(z.string(), z.string())),
});

const manifestIn = (folder: string) =>
  manifestSchema.parse(JSON.parse(readFileSync(join(folder, "package.json"), "utf8")));

/**
 * What is installed from outside the repository for one of its packages, as sorted lines such as `react@19.3.1`.
 *
 * @param folder Absolute path of the package.
 * @throws {Error} when a dependency is declared and not installed.
 */
export function installedVersions(folder: string): string[] {
  if (!existsSync(join(folder, "package.json"))) return [];
  const { dependencies = {} } = manifestIn(folder);
  return Object.entries(dependencies)
    .filter(([, range]) => !range.startsWith("workspace:"))
    .map(([name]) => {
      const installed = join(folder, "node_modules", name);
      if (!existsSync(installed)) {
        throw new Error(`${name} is declared in ${folder} and not installed. Run npm run bootstrap.`);
      }
      return `${name}@${manifestIn(installed).version ?? ""}`;
    })
    .toSorted();
}
