import { execFile } from "node:child_process";
import { promisify } from "node:util";

const run = promisify(execFile);

/** Resident memory of a process group in MiB, from `ps`; 0 when `ps` fails. */
export async function groupMemory(groupId: number): Promise<number> {
  const { stdout } = await run("ps", ["-A", "-o", "pgid=,rss="]).catch(() => ({ stdout: "" }));
  let kibibytes = 0;
  for (const line of stdout.split("\n")) {
    const [group, rss] = line.trim().split(/\s+/).map(Number);
    if (group === groupId) kibibytes += rss ?? 0;
  }
  return Math.round(kibibytes / 1024);
}
