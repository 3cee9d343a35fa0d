import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { reportFiles } from "./reports/reportFiles.ts";

/**
 * `npm test`: lint, the builds, types, unit and story tests of every room with what else shares no clock with others,
 * and the journeys against the running product; last the totals of all runners' own reports. Goes on after a failure so
 * that one run tells everything; what has not changed comes from the task cache, reports included.
 */
const root = resolve(import.meta.dirname, "../..");
const turbo = ["run", "--continue=always", "--output-logs=errors-only"];
const steps: readonly (readonly [name: string, command: string, args: readonly string[]])[] = [
  ["lint", "npm", ["run", "--silent", "lint"]],
  // First, because the images and the generated brand need every app built, and a task cannot depend on all apps.
  ["builds", "turbo", [...turbo, "build"]],
  // The generated brand is made in a copy of the repository, beside tests that mostly wait for timers.
  [
    "types, unit and story tests, packed packages, images, a generated brand",
    "turbo",
    [...turbo, "typecheck", "test", "test:packages", "test:images", "e2e:generated"],
  ],
  // Alone: publishes and slow clients are timed.
  ["journeys", "turbo", [...turbo, "e2e"]],
];

const env = {
  ...process.env,
  TURBO_TELEMETRY_DISABLED: "1",
  NEXT_TELEMETRY_DISABLED: "1",
  // Hundreds of processes load the same modules, many of them TypeScript: each is compiled once.
  NODE_COMPILE_CACHE: join(root, "node_modules/.cache/compiled"),
};

// A report of an earlier run must not stand in for one that was never written.
for (const report of reportFiles(root)) rmSync(report);
const failed = steps.filter(([name, command, args]) => {
  console.log(`\n— ${name}`);
  return spawnSync(command, args, { cwd: root, stdio: "inherit", env }).status !== 0;
});
if (failed.length > 0) console.log(`\nFailed: ${failed.map(([name]) => name).join("; ")}`);
const { status } = spawnSync(process.execPath, [join(import.meta.dirname, "summary.ts")], {
  cwd: root,
  stdio: "inherit",
});
process.exitCode = failed.length > 0 || status !== 0 ? 1 : 0;
