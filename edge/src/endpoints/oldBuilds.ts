import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";

/** Number of earlier builds whose files are kept. */
export const KEPT_BUILDS = 2;

interface Build {
  readonly directory: string;
  readonly time: number;
}

async function builds(directory: string): Promise<readonly Build[]> {
  const names = await readdir(directory).catch(() => []);
  const found = await Promise.all(
    names.map(async (name) => {
      const path = join(directory, name);
      return { directory: path, time: (await stat(path)).mtimeMs };
    }),
  );
  return found.sort((one, other) => other.time - one.time).slice(0, KEPT_BUILDS);
}

/**
 * Reads a file of the two latest earlier builds, for pages that are still open in a browser. Each build is in
 * `<root>/<brand>/<build id>/static`, as in the app; the latest directories by time count.
 *
 * @param path below `static`, already known to have neither dot segments nor separators other than `/`
 */
export async function oldBuildFile(root: string, brand: string, path: string): Promise<Buffer | undefined> {
  for (const { directory } of await builds(join(root, brand))) {
    // oxlint-disable-next-line no-await-in-loop -- the newest build that has the file wins
    const file = await readFile(join(directory, "static", path)).catch(() => undefined);
    if (file) return file;
  }
  return undefined;
}
