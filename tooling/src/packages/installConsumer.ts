import { copyFileSync, existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { mustRun } from "./run.ts";

/** Packages that a consumer installs itself. */
const OWN = [
  "next",
  "react",
  "react-dom",
  "styled-components",
  "@types/react",
  "@types/react-dom",
  "@types/node",
];

/** Where the packages of this repository come from. */
export interface ConsumerPackages {
  /** Package name to version, or to `file:` and the path of a tarball. */
  readonly dependencies: ReadonlyMap<string, string>;
  /** Registry of the scope `@spilhus`; absent: packages come from tarballs, also those that depend on each other. */
  readonly registry?: string;
}

/**
 * Makes a folder that has nothing of this repository but its packages, and installs them with pnpm: strict, so that an
 * import of something a package does not declare fails. Versions are those of the repository's lockfile, so that a
 * release of somebody else's never changes the outcome; the public registry is asked only for what this machine lacks.
 * Called again with other packages, it upgrades the folder.
 *
 * @param root the repository.
 */
export async function installConsumer(
  root: string,
  folder: string,
  { dependencies, registry }: ConsumerPackages,
): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const own = Object.fromEntries(dependencies);
  const manifest = {
    name: "consumer",
    private: true,
    type: "module",
    dependencies: { ...own, ...Object.fromEntries(OWN.map((name) => [name, "*"])) },
  };
  writeFileSync(join(folder, "package.json"), JSON.stringify(manifest, null, 2));
  // JSON is YAML.
  const overrides = registry === undefined ? { overrides: own } : {};
  const workspace = { ...overrides, strictDepBuilds: false, minimumReleaseAgeExclude: ["@spilhus/*"] };
  writeFileSync(join(folder, "pnpm-workspace.yaml"), JSON.stringify(workspace, null, 2));
  if (registry !== undefined) writeFileSync(join(folder, ".npmrc"), `@spilhus:registry=${registry}\n`);
  if (!existsSync(join(folder, "pnpm-lock.yaml")))
    copyFileSync(join(root, "pnpm-lock.yaml"), join(folder, "pnpm-lock.yaml"));
  const store = (await mustRun("pnpm", ["store", "path"], root)).trim();
  await mustRun(
    "pnpm",
    ["install", "--no-frozen-lockfile", "--prefer-offline", "--ignore-scripts", "--store-dir", store],
    folder,
  );
}
