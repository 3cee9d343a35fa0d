import { spawn, type ChildProcess, type SpawnOptions } from "node:child_process";

/** A child in a process group of its own: a terminal's Ctrl-C does not reach it, a signal reaches all it has started. */
export interface ProcessGroup {
  readonly child: ChildProcess;
  signal(name: NodeJS.Signals): void;
}

const living = new Set<ProcessGroup>();

// Nobody else ends a group when this process breaks down before it has stopped its children in order.
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
