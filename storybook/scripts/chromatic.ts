/** Sends the stories to Chromatic when `CHROMATIC_PROJECT_TOKEN` is set; every brand is a mode. */
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";

if (!process.env["CHROMATIC_PROJECT_TOKEN"]) {
  console.log(
    "CHROMATIC_PROJECT_TOKEN is not set: nothing is sent. Local comparison: pnpm --filter @spilhus/storybook visual",
  );
  process.exit(0);
}

const run = spawnSync("chromatic", ["--build-script-name=build:static", "--exit-zero-on-changes"], {
  cwd: fileURLToPath(new URL("..", import.meta.url)),
  stdio: "inherit",
});
process.exit(run.status ?? 1);
