import { existsSync } from "node:fs";
import { dirname, join } from "node:path";

/**
 * The repository a folder stands in: the nearest folder upwards with `pnpm-workspace.yaml`.
 *
 * @throws {Error} when there is none.
 */
export function repositoryRoot(from = process.cwd()): string {
  for (let folder = from; ; folder = dirname(folder)) {
    if (existsSync(join(folder, "pnpm-workspace.yaml"))) return folder;
    if (folder === dirname(folder)) {
      throw new Error(`${from} is not inside the repository: there is no pnpm-workspace.yaml above it.`);
    }
  }
}
