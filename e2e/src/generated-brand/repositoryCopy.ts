import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { mustRun, shellIn } from "./runCommand.ts";
import { plannedTasks } from "./turboTasks.ts";

const root = resolve(import.meta.dirname, "../../..");
const AUTHOR = ["-c", "user.name=e2e", "-c", "user.email=e2e@localhost", "-c", "commit.gpgsign=false"];

/** The package store of this checkout, so that no package is downloaded again. */
function packageStore(): string {
  const state = readFileSync(join(root, "node_modules", ".modules.yaml"), "utf8");
  const store = /"?storeDir"?: "?([^",\n]+)/.exec(state)?.[1];
  if (!store) throw new Error("node_modules/.modules.yaml names no store. Run npm run bootstrap.");
  return store;
}

async function copyFiles(copy: string): Promise<void> {
  const listed = await mustRun(
    root,
    "git",
    // A container may hold a checkout that belongs to another user.
    ["-c", `safe.directory=${root}`, "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
    process.env,
  );
  for (const file of new Set(listed.split("\0"))) {
    // A deleted file stays in the list until its removal is committed.
    if (file === "" || !existsSync(join(root, file))) continue;
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(join(root, file), join(copy, file), { verbatimSymlinks: true });
  }
}

/** Copies the cached results of the tasks that the copy will run, and no others. */
async function copyCachedBuilds(copy: string): Promise<void> {
  const wanted = await plannedTasks(copy, ["build", "--filter=./apps/*", "--filter=./console"]);
  const from = resolve(root, process.env["TURBO_CACHE_DIR"] ?? ".turbo/cache");
  const to = join(copy, ".turbo", "cache");
  mkdirSync(to, { recursive: true });
  for (const { hash } of wanted) {
    for (const file of globSync(`${hash}*`, { cwd: from })) cpSync(join(from, file), join(to, file));
  }
}

/** Environment variables of commands that run in a copy. */
export const shellInCopy = (copy: string): NodeJS.ProcessEnv => ({
  ...shellIn(copy),
  pnpm_config_store_dir: packageStore(),
});

/** Removes a copy and everything in it. */
export const removeCopy = (copy: string): void =>
  rmSync(copy, { recursive: true, force: true, maxRetries: 5 });

/**
 * Copies the repository as it stands in the working tree to a temporary folder: its files committed, its packages
 * linked from the same store, its builds in the task cache.
 *
 * @returns the absolute path of the copy.
 * @throws {Error} when a step fails; the incomplete copy is removed.
 */
export async function copyRepository(): Promise<string> {
  const copy = realpathSync(mkdtempSync(join(tmpdir(), "generated-brand-")));
  // An interrupted run removes its copy too.
  process.once("exit", () => removeCopy(copy));
  const git = (...args: string[]) => mustRun(copy, "git", args);
  try {
    await copyFiles(copy);
    await git("init", "--quiet");
    // Files that are both tracked and ignored belong to the repository and to the keys of its tasks.
    await git("add", "--all", "--force");
    await git(...AUTHOR, "commit", "--quiet", "--message", "As it stands");
    const pnpm = join(root, "node_modules", ".bin", "pnpm");
    await mustRun(copy, pnpm, ["install", "--prefer-offline", "--frozen-lockfile"], shellInCopy(copy));
    await copyCachedBuilds(copy);
  } catch (error) {
    removeCopy(copy);
    throw error;
  }
  return copy;
}
