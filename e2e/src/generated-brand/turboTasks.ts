import { globSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { mustRun } from "./runCommand.ts";

/** A task in turbo's dry runs and run summaries; unused fields are left out. */
export interface TurboTask {
  readonly taskId: string;
  readonly package: string;
  /** Hash of all inputs: the key of the cached result. */
  readonly hash: string;
  readonly cache: { readonly status: "HIT" | "MISS" };
  /** `<NONEXISTENT>` when the package has no such script. */
  readonly command: string;
}

function tasksIn(json: string): readonly TurboTask[] {
  const { tasks }: { tasks?: readonly TurboTask[] } = JSON.parse(json);
  if (!tasks) throw new Error("turbo's description of a run has no tasks.");
  return tasks.filter(({ command }) => command !== "<NONEXISTENT>");
}

/** Tasks that `turbo run` with these arguments would run. */
export async function plannedTasks(root: string, args: readonly string[]): Promise<readonly TurboTask[]> {
  return tasksIn(await mustRun(root, "turbo", ["run", ...args, "--dry=json"]));
}

/** Runs `turbo run` with these arguments; the result says which tasks came from the cache. */
export async function runTasks(root: string, args: readonly string[]): Promise<readonly TurboTask[]> {
  const runs = join(root, ".turbo", "runs");
  rmSync(runs, { recursive: true, force: true });
  await mustRun(root, "turbo", ["run", ...args, "--summarize", "--output-logs=errors-only"]);
  const [summary] = globSync("*.json", { cwd: runs });
  if (!summary) throw new Error("turbo wrote no summary of its run.");
  return tasksIn(readFileSync(join(runs, summary), "utf8"));
}
