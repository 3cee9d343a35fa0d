/**
 * Compares the stories tagged `visual` with the screenshots of this browser version.
 *
 *     pnpm visual             compare; without baselines for this version it says so and passes
 *     pnpm visual --strict    the same, but missing baselines fail
 *     pnpm visual:update      take new baselines
 */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { baselineFolder } from "../chromium.ts";

const room = fileURLToPath(new URL("..", import.meta.url));
const update = process.argv.includes("--update");
const folder = baselineFolder();

if (!update && !existsSync(join(room, "baselines", folder))) {
  console.warn(
    `No screenshots for ${folder}: run \`pnpm --filter @spilhus/storybook visual:update\` and commit them.`,
  );
  process.exit(process.argv.includes("--strict") ? 1 : 0);
}

const run = spawnSync(
  "vitest",
  ["run", "--config", "vitest.visual.config.ts", ...(update ? ["--update"] : [])],
  {
    cwd: room,
    stdio: "inherit",
  },
);
process.exit(run.status ?? 1);
