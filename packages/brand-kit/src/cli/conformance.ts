/**
 * Checks every brand, or the ones named, against every rule.
 *
 *     node --conditions=source packages/brand-kit/src/cli/conformance.ts [id …]
 *
 * Prints a line per finding; exit code 1 when one is an error.
 */
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { conformance } from "../conformance/conformance.ts";
import { crossBrandConformance } from "../conformance/crossBrandConformance.ts";
import { formatFinding } from "../findings/finding.ts";
import { knownNow } from "../conformance/rules/known.ts";
import { readBrandFolders } from "../brand-folder/readBrandFolder.ts";
import { repositoryRoot } from "../brand-folder/repositoryRoot.ts";

try {
  const { values, positionals } = parseArgs({
    options: { root: { type: "string" } },
    allowPositionals: true,
  });
  const root = resolve(values.root ?? repositoryRoot());
  const folders = await readBrandFolders(root);
  const chosen = folders.filter(({ id }) => positionals.length === 0 || positionals.includes(id));
  const unknown = positionals.find((id) => !folders.some((folder) => folder.id === id));
  if (unknown !== undefined) throw new Error(`There is no brand "${unknown}" in brands/.`);
  const known = knownNow();
  const findings = [
    ...chosen.flatMap((folder) => conformance(folder, known)),
    ...crossBrandConformance(folders),
  ];
  for (const finding of findings) console.log(`${finding.level}: ${formatFinding(finding)}`);
  const errors = findings.filter(({ level }) => level === "error").length;
  console.log(`${chosen.length} brands, ${errors} errors, ${findings.length - errors} warnings`);
  if (errors > 0) process.exitCode = 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
