import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, join, resolve } from "node:path";
import { buildId } from "./buildId.ts";
import { hintEagerCompile } from "./hintEagerCompile.ts";

/**
 * Builds the app in the current folder: publishes its brand's assets under `/brand/`, runs `next build`, hints browsers
 * to compile its scripts off the main thread, and completes the standalone output with the files Next leaves beside it.
 * Run by each app's `build` script.
 */
const app = process.cwd();
const id = basename(app);
const root = resolve(app, "../..");
const assets = join(root, "brands", id, "assets");
const published = join(app, "public", "brand");
rmSync(published, { recursive: true, force: true });
mkdirSync(published, { recursive: true });
if (existsSync(assets)) cpSync(assets, published, { recursive: true });

const next = createRequire(join(app, "package.json")).resolve("next/dist/bin/next");
const build = buildId(root, app);
const { status } = spawnSync(process.execPath, [next, "build"], {
  cwd: app,
  stdio: "inherit",
  env: {
    ...process.env,
    BUILD_ID: build,
    BUILD_TIME: String(Date.now()),
    NEXT_TELEMETRY_DISABLED: "1",
    NODE_ENV: "production",
    NODE_OPTIONS: "--conditions=source",
  },
});
if (status !== 0) process.exit(status ?? 1);

if (hintEagerCompile(join(app, ".next", "static", "chunks")) === 0) {
  throw new Error("The build has no scripts in .next/static/chunks: Next has moved them.");
}
const standalone = join(app, ".next", "standalone", "apps", id);
cpSync(join(app, ".next", "static"), join(standalone, ".next", "static"), { recursive: true });
cpSync(join(app, "public"), join(standalone, "public"), { recursive: true });
