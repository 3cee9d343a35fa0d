import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { IMPORT_ALL, RENDER, RESOLVE_NEXT } from "../packages/consumerPrograms.ts";
import { installConsumer } from "../packages/installConsumer.ts";
import { installedPackage } from "../packages/installedPackage.ts";
import { mustRun } from "../packages/run.ts";
import type { PackageRegistry } from "./packageRegistry.ts";
import type { Release } from "./publishRelease.ts";

async function failedImports(app: string, specifiers: readonly string[], flags: readonly string[]) {
  const output = await mustRun("node", [...flags, "import-all.mjs", JSON.stringify(specifiers)], app);
  const failed: Record<string, string> = JSON.parse(output.trim().split("\n").at(-1) ?? "{}");
  return Object.entries(failed).map(([specifier, reason]) => `${specifier}: ${reason}`);
}

/**
 * Installs a release in the small app, or upgrades the app to it, and uses it: imports every entry of every package and
 * renders a component.
 *
 * @returns what it rendered.
 * @throws Error naming each entry that cannot be imported.
 */
export async function useRelease(
  root: string,
  app: string,
  release: Release,
  registry: PackageRegistry,
): Promise<string> {
  await installConsumer(root, app, { dependencies: release, registry: registry.url });
  writeFileSync(join(app, "import-all.mjs"), IMPORT_ALL);
  writeFileSync(join(app, "resolve-next.mjs"), RESOLVE_NEXT);
  writeFileSync(join(app, "render.mjs"), RENDER);
  const installed = [...release.keys()].map((name) => installedPackage(app, name));
  for (const { manifest } of installed) {
    const wanted = release.get(manifest.name);
    if (manifest.version !== wanted)
      throw new Error(`${manifest.name} ${manifest.version} is installed, not ${String(wanted)}.`);
  }
  const entries = installed.flatMap((each) => each.entries.map(({ specifier }) => specifier));
  const failed = await failedImports(app, entries, ["--import", "./resolve-next.mjs"]);
  if (failed.length > 0) throw new Error(`Entries that cannot be imported:\n${failed.join("\n")}`);
  return (await mustRun("node", ["render.mjs"], app)).trim();
}
