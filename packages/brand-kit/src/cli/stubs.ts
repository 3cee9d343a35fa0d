/**
 * Writes the generated pages of every brand's app.
 *
 *     node --conditions=source packages/brand-kit/src/cli/stubs.ts            write and remove
 *     node --conditions=source packages/brand-kit/src/cli/stubs.ts --check    exit 1 when something differs
 */
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { discoverBrands } from "../registry/discoverBrands.ts";
import { repositoryRoot } from "../brand-folder/repositoryRoot.ts";
import { stubChanges, writeStubs } from "../stubs/writeStubs.ts";

try {
  const { values } = parseArgs({
    options: { check: { type: "boolean", default: false }, root: { type: "string" } },
  });
  const root = resolve(values.root ?? repositoryRoot());
  for (const { id, app, enabledRoutes } of (await discoverBrands(root)).brands) {
    const folder = join(root, app);
    if (!existsSync(folder)) throw new Error(`${app} is missing, but brands/${id} exists.`);
    const { write, remove } = await (values.check ? stubChanges : writeStubs)(folder, enabledRoutes);
    if (values.check && write.length + remove.length > 0) {
      const first = write[0] ?? remove[0];
      throw new Error(`${app}/${first} is out of date. Run npm run stubs and commit what it changes.`);
    }
    console.log(`${app}: ${write.length} written, ${remove.length} removed`);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
