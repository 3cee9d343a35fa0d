import { constants } from "node:fs";
import { cp, mkdir, readdir, readFile, rename, rm, stat, utimes } from "node:fs/promises";
import { join } from "node:path";

/** Number of earlier builds whose files stay reachable; the edge looks through as many. */
export const KEPT_BUILDS = 2;

const PART = ".part";

export interface KeptBuilds {
  /** Folder for the edge, with earlier builds only: `<dir>/<brand>/<build id>/static`. */
  readonly earlier: string;
  /** Folder with a copy of the build that was served last, in the same layout. */
  readonly served: string;
}

export const keptBuilds = (stateDir: string): KeptBuilds => ({
  earlier: join(stateDir, "builds"),
  served: join(stateDir, "build-served"),
});

const namesIn = (folder: string) => readdir(folder).catch((): string[] => []);

/** Copies to a temporary name and renames, so that an interrupted start leaves no half-copied build. */
async function copyBuild(from: string, to: string): Promise<void> {
  const part = `${to}${PART}`;
  await rm(part, { recursive: true, force: true });
  await mkdir(part, { recursive: true });
  // A copy, not a link: the next build may write into existing files. File systems that can share the blocks.
  await cp(from, join(part, "static"), { recursive: true, mode: constants.COPYFILE_FICLONE });
  await rename(part, to);
}

async function moveToEarlier(from: string, to: string): Promise<void> {
  await mkdir(join(to, ".."), { recursive: true });
  await rm(to, { recursive: true, force: true });
  await rename(from, to);
  // The edge serves the latest folders, by the time at which a build was replaced.
  const now = new Date();
  await utimes(to, now, now);
}

async function prune(folder: string): Promise<void> {
  const found = await Promise.all(
    (await namesIn(folder)).map(async (name) => {
      const path = join(folder, name);
      return { path, time: (await stat(path)).mtimeMs };
    }),
  );
  const tooMany = found.sort((one, other) => other.time - one.time).slice(KEPT_BUILDS);
  for (const { path } of tooMany) await rm(path, { recursive: true, force: true });
}

/**
 * Keeps the static files of the two builds before the one about to be served, for pages that are still open in a
 * browser. Does nothing while the build stays the same.
 *
 * @param next the app's `.next` folder, with `BUILD_ID` and `static`.
 * @throws {Error} when there is no build in it, or the folders cannot be written.
 */
export async function keepBuilds(kept: KeptBuilds, brand: string, next: string): Promise<void> {
  const id = (await readFile(join(next, "BUILD_ID"), "utf8")).trim();
  const served = join(kept.served, brand);
  const earlier = join(kept.earlier, brand);
  for (const name of await namesIn(served)) {
    if (name.endsWith(PART)) await rm(join(served, name), { recursive: true, force: true });
    else if (name !== id) await moveToEarlier(join(served, name), join(earlier, name));
  }
  // A build that is served again is not an earlier one and must not take the place of one.
  await rm(join(earlier, id), { recursive: true, force: true });
  await prune(earlier);
  if (!(await namesIn(served)).includes(id)) await copyBuild(join(next, "static"), join(served, id));
}
