/**
 * Validates every brand and writes the registry.
 *
 *     node --conditions=source packages/brand-kit/src/cli/registry.ts --out .state/brands.json
 *
 * Prints one line per warning, and one line and exit code 1 for a brand that cannot be served.
 */
import { mkdir, rename, writeFile } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import { parseArgs } from "node:util";
import { formatFinding } from "../findings/finding.ts";
import { buildRegistry } from "../registry/buildRegistry.ts";
import { discoverBrands } from "../registry/discoverBrands.ts";
import { repositoryRoot } from "../brand-folder/repositoryRoot.ts";

try {
  const { values } = parseArgs({
    options: { out: { type: "string", default: ".state/brands.json" }, root: { type: "string" } },
  });
  const root = resolve(values.root ?? repositoryRoot());
  const { brands, warnings } = await discoverBrands(root);
  for (const warning of warnings) console.warn(formatFinding(warning));
  const out = resolve(root, values.out);
  await mkdir(dirname(out), { recursive: true });
  // Renamed into place, so that readers never see half a file.
  await writeFile(`${out}.part`, `${JSON.stringify(buildRegistry(brands), null, 2)}\n`);
  await rename(`${out}.part`, out);
  console.log(`${brands.map(({ id }) => id).join(", ")} -> ${values.out}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
