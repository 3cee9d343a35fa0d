import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import { globSync } from "node:fs";
import { join, resolve } from "node:path";

/**
 * `npm test`: lint, types and unit tests of every room, story tests, the builds, the journeys against the running
 * product, and those of a brand that the command makes in a copy of the repository; last the totals of all runners' own
 * reports. Goes on after a failure so that one run tells everything; what has not changed comes from the task cache,
 * reports included.
 */
const root = resolve(import.meta.dirname, "../..");
const turbo = ["run", "--continue=always", "--output-logs=errors-only"];
const steps: readonly (readonly [name: string, command: string, args: readonly string[]])[] = [
  ["lint", "npm", ["run", "--silent", "lint"]],
  ["types, unit and story tests", "turbo", [...turbo, "typecheck", "test"]],
  ["packed packages", "turbo", [...turbo, "test:packages"]],
  ["builds", "turbo", [...turbo, "build", "--filter=./apps/*"]],
  ["images", "turbo", [...turbo, "test:images"]],
  ["journeys", "turbo", [...turbo, "e2e"]],
  ["a generated brand", "turbo", [...turbo, "e2e:generated"]],
];

const env = { ...process.env, TURBO_TELEMETRY_DISABLED: "1", NEXT_TELEMETRY_DISABLED: "1" };

// A report of an earlier run must not stand in for one that was never written.
for (const report of globSync(
  "{packages/*,edge,gateway,local,deploy,e2e,storybook,tooling,bench}/.reports/*.json",
  {
    cwd: root,
  },
)) {
  rmSync(join(root, report));
}
const failed = steps.filter(([name, command, args]) => {
  console.log(`\n— ${name}`);
  return spawnSync(command, args, { cwd: root, stdio: "inherit", env }).status !== 0;
});
if (failed.length > 0) console.log(`\nFailed: ${failed.map(([name]) => name).join("; ")}`);
const { status } = spawnSync(process.execPath, [join(import.meta.dirname, "reports/summary.ts")], {
  cwd: root,
  stdio: "inherit",
});
process.exitCode = failed.length > 0 || status !== 0 ? 1 : 0;
