import { constants } from "node:fs";
import { cp, mkdir, readdir, readFile, rename, rm, stat, utimes } from "node:fs/promises";
import { join } from "node:path";

/** Earlier builds whose files stay reachable, as many as the edge looks through. */
export const KEPT_BUILDS = 2;

const PART = ".part";

export interface KeptBuilds {
  /** What the edge is given: `<dir>/<brand>/<build id>/static`, earlier builds only. */
  readonly earlier: string;
  /** A copy of the build that was served last, in the same shape. */
  readonly served: string;
}

export const keptBuilds = (stateDir: string): KeptBuilds => ({
  earlier: join(stateDir, "builds"),
  served: join(stateDir, "build-served"),
});

const namesIn = (folder: string) => readdir(folder).catch((): string[] => []);

/** A rename is all or nothing, so that an interrupted start leaves no half build behind. */
async function copyBuild(from: string, to: string): Promise<void> {
  const part = `${to}${PART}`;
  await rm(part, { recursive: true, force: true });
  await mkdir(part, { recursive: true });
  // A copy and no link: the next build may write into the files it finds. Where the disk can, it shares the blocks.
  await cp(from, join(part, "static"), { recursive: true, mode: constants.COPYFILE_FICLONE });
  await rename(part, to);
}

async function moveToEarlier(from: string, to: string): Promise<void> {
  await mkdir(join(to, ".."), { recursive: true });
  await rm(to, { recursive: true, force: true });
  await rename(from, to);
  // The edge takes the latest folders; what counts is when a build was replaced.
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
 * Keeps the static files of a brand's two builds before the one that is about to be served, for pages that are still
 * open in a browser. Nothing changes while the build is the same.
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
  // A build that is served again is no earlier one, and must not take the place of one.
  await rm(join(earlier, id), { recursive: true, force: true });
  await prune(earlier);
  if (!(await namesIn(served)).includes(id)) await copyBuild(join(next, "static"), join(served, id));
}
