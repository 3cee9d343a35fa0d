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
 * Lists the external dependencies installed for a package, as sorted lines such as `react@19.3.1`.
 *
 * @param folder absolute path of the package
 * @throws {Error} if a declared dependency is not installed
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
