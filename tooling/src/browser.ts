import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";

/**
 * Makes sure there is a Chromium for the tests: Playwright's own, else Debian's package where this user may install
 * one. Ends with one line that says what to run when neither works; a missing browser never skips a test.
 */
const DEBIAN = "/usr/bin/chromium";
const { chromium } = createRequire(new URL("../../e2e/package.json", import.meta.url))(
  "@playwright/test",
) as {
  readonly chromium: { executablePath(): string };
};

const has = () =>
  Boolean(process.env["CHROMIUM_PATH"] && existsSync(process.env["CHROMIUM_PATH"])) ||
  existsSync(chromium.executablePath()) ||
  existsSync(DEBIAN);
const run = (command: string, ...args: string[]) =>
  spawnSync(command, args, {
    stdio: "ignore",
    timeout: 300_000,
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  }).status === 0;

if (!has()) {
  console.log("There is no Chromium for the tests; installing one …");
  run("npx", "--no-install", "playwright", "install", "chromium");
  if (!has() && process.getuid?.() === 0) {
    run("apt-get", "update", "-q");
    run("apt-get", "install", "-qy", "chromium");
  }
}
if (!has()) {
  console.error(
    "There is no Chromium. Run `npx playwright install chromium`, or as root `apt-get install chromium`, or set CHROMIUM_PATH.",
  );
  process.exit(1);
}
