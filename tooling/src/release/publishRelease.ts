import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { publishablePackages } from "../packages/publishable.ts";
import { mustRun } from "../packages/run.ts";
import type { PackageRegistry } from "./packageRegistry.ts";

const BUILD_MS = 600_000;

/** What a release consists of: package name to version. */
export type Release = ReadonlyMap<string, string>;

/** The versions that the packages of a checkout have now. */
export const releaseOf = (root: string): Release =>
  new Map(publishablePackages(root).map(({ manifest }) => [manifest.name, manifest.version]));

/**
 * Builds every package of a checkout and publishes it.
 *
 * @param cache task cache to use, so that two checkouts share their builds.
 */
export async function publishRelease(
  root: string,
  registry: PackageRegistry,
  cache: string,
): Promise<Release> {
  const packages = publishablePackages(root);
  const filters = packages.map(({ manifest }) => `--filter=${manifest.name}`);
  const build = ["run", "build:package", "--output-logs=errors-only", `--cache-dir=${cache}`, ...filters];
  await mustRun("turbo", build, root, { timeoutMs: BUILD_MS, env: { TURBO_TELEMETRY_DISABLED: "1" } });
  const host = new URL(registry.url).host;
  for (const { folder } of packages) {
    await mustRun(
      "pnpm",
      ["publish", "--no-git-checks", "--ignore-scripts", "--registry", registry.url],
      folder,
      // The registry asks for no login, but the client does not publish without one.
      {
        env: { [`pnpm_config_//${host}/:_authToken`]: "none", [`npm_config_//${host}/:_authToken`]: "none" },
      },
    );
  }
  return releaseOf(root);
}

/** Gives the packages of a checkout versions that come before those of a later release, where they are the same. */
export function versionBefore(root: string, later: Release): void {
  for (const { folder, manifest } of publishablePackages(root)) {
    if (manifest.version !== later.get(manifest.name)) continue;
    const earlier = { ...manifest, version: `${manifest.version}-before` };
    writeFileSync(join(folder, "package.json"), `${JSON.stringify(earlier, null, 2)}\n`);
  }
}
