import { spawnSync } from "node:child_process";
import { cpSync } from "node:fs";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";

/** Builds the console, and completes the standalone output with the files that Next leaves beside it. */
const home = resolve(import.meta.dirname, "..");
const next = createRequire(join(home, "package.json")).resolve("next/dist/bin/next");
const { status } = spawnSync(process.execPath, [next, "build"], {
  cwd: home,
  stdio: "inherit",
  env: {
    ...process.env,
    NEXT_TELEMETRY_DISABLED: "1",
    NODE_ENV: "production",
    NODE_OPTIONS: "--conditions=source",
  },
});
if (status !== 0) process.exit(status ?? 1);
const standalone = join(home, ".next/standalone/console");
cpSync(join(home, ".next/static"), join(standalone, ".next/static"), { recursive: true });
cpSync(join(home, "public"), join(standalone, "public"), { recursive: true });
