import { globSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { mustRun } from "./runCommand.ts";

/** A task as turbo's dry runs and run summaries describe it; fields nobody here reads are left out. */
export interface TurboTask {
  readonly taskId: string;
  readonly package: string;
  /** Of everything that goes into the task; the key of its cached result. */
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

/** What `turbo run` with these arguments would do. */
export async function plannedTasks(root: string, args: readonly string[]): Promise<readonly TurboTask[]> {
  return tasksIn(await mustRun(root, "turbo", ["run", ...args, "--dry=json"]));
}

/** Does `turbo run` with these arguments, and tells what came from the cache. */
export async function runTasks(root: string, args: readonly string[]): Promise<readonly TurboTask[]> {
  const runs = join(root, ".turbo", "runs");
  rmSync(runs, { recursive: true, force: true });
  await mustRun(root, "turbo", ["run", ...args, "--summarize", "--output-logs=errors-only"]);
  const [summary] = globSync("*.json", { cwd: runs });
  if (!summary) throw new Error("turbo wrote no summary of its run.");
  return tasksIn(readFileSync(join(runs, summary), "utf8"));
}
