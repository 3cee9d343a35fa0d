import { spawn, type ChildProcess, type SpawnOptions } from "node:child_process";

/** A child in its own process group: Ctrl-C does not reach it, and a signal reaches all its descendants. */
export interface ProcessGroup {
  readonly child: ChildProcess;
  signal(name: NodeJS.Signals): void;
}

const living = new Set<ProcessGroup>();

// When this process crashes, nothing else would end its children.
process.once("exit", () => {
  for (const group of living) group.signal("SIGTERM");
});

export function spawnGroup(command: string, args: readonly string[], options: SpawnOptions): ProcessGroup {
  const child = spawn(command, [...args], { ...options, detached: true });
  const group: ProcessGroup = {
    child,
    signal(name) {
      if (child.pid === undefined) return;
      try {
        process.kill(-child.pid, name);
      } catch {
        // The group is gone already.
      }
    },
  };
  living.add(group);
  child.once("exit", () => living.delete(group));
  return group;
}
