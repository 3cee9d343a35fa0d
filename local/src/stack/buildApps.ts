import { once } from "node:events";
import { join } from "node:path";
import { spawnGroup } from "./processGroup.ts";
import { StackError } from "./stackError.ts";

const GRACE_MS = 10_000;

/**
 * Builds the apps and the console, where they have changed. The builder writes its errors to this terminal.
 *
 * @param signal ends the build and everything it has started.
 * @throws {StackError} when a build fails.
 */
export async function buildApps(root: string, signal: AbortSignal): Promise<void> {
  // In a process group: a signal to the launcher alone would leave the builder running.
  const turbo = spawnGroup(
    join(root, "node_modules/.bin/turbo"),
    ["run", "build", "--filter=./apps/*", "--filter=./console", "--output-logs=errors-only"],
    { cwd: root, stdio: ["ignore", "inherit", "inherit"] },
  );
  let timer: NodeJS.Timeout | undefined;
  const stop = () => {
    turbo.signal("SIGTERM");
    timer = setTimeout(() => turbo.signal("SIGKILL"), GRACE_MS);
  };
  signal.addEventListener("abort", stop, { once: true });
  const code = await once(turbo.child, "exit").then(
    ([status]) => Number(status),
    (cause: unknown) => {
      throw new StackError(`The builder could not be run: ${String(cause)}`);
    },
  );
  signal.removeEventListener("abort", stop);
  clearTimeout(timer);
  if (!signal.aborted && code !== 0) throw new StackError("An app could not be built; see the errors above.");
}
