import { copyFileSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { mustRun } from "./run.ts";

/** What a team that uses the packages has beside them. */
const OWN = [
  "next",
  "react",
  "react-dom",
  "styled-components",
  "@types/react",
  "@types/react-dom",
  "@types/node",
];

/**
 * Makes a folder that has nothing of this repository but the tarballs, and installs them with pnpm: strict, so that an
 * import of something a package does not declare fails. Versions are those of the repository's lockfile, so that a
 * release of somebody else's never changes the outcome; the registry is asked only for what this machine lacks.
 *
 * @param root the repository.
 * @param tarballs package name to absolute path.
 */
export async function installConsumer(
  root: string,
  folder: string,
  tarballs: ReadonlyMap<string, string>,
): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const packed = Object.fromEntries([...tarballs].map(([name, file]) => [name, `file:${file}`]));
  const manifest = {
    name: "consumer",
    private: true,
    type: "module",
    dependencies: { ...packed, ...Object.fromEntries(OWN.map((name) => [name, "*"])) },
  };
  writeFileSync(join(folder, "package.json"), JSON.stringify(manifest, null, 2));
  // JSON is YAML. Packages that depend on each other get the tarballs too, not what a registry may have.
  const workspace = { overrides: packed, strictDepBuilds: false };
  writeFileSync(join(folder, "pnpm-workspace.yaml"), JSON.stringify(workspace, null, 2));
  copyFileSync(join(root, "pnpm-lock.yaml"), join(folder, "pnpm-lock.yaml"));
  const store = (await mustRun("pnpm", ["store", "path"], root)).trim();
  await mustRun(
    "pnpm",
    ["install", "--no-frozen-lockfile", "--prefer-offline", "--ignore-scripts", "--store-dir", store],
    folder,
  );
}
