import { existsSync } from "node:fs";
import { join } from "node:path";
import { mustRun } from "./run.ts";
import type { PublishablePackage } from "./publishable.ts";

/**
 * Packs packages as a release would.
 *
 * @returns name of the package to the absolute path of its tarball.
 * @throws Error when a package was not built.
 */
export async function packTarballs(
  packages: readonly PublishablePackage[],
  folder: string,
): Promise<Map<string, string>> {
  const tarballs = new Map<string, string>();
  for (const { folder: home, manifest } of packages) {
    if (!existsSync(join(home, "dist")))
      throw new Error(
        `${manifest.name} was not built. \`turbo run test:packages\` builds what its task in turbo.json depends on; name the package there.`,
      );
    const file = join(folder, `${manifest.name.replace("@", "").replace("/", "-")}-${manifest.version}.tgz`);
    await mustRun("pnpm", ["pack", "--out", file], home);
    tarballs.set(manifest.name, file);
  }
  return tarballs;
}
