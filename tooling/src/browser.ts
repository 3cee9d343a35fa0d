import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";

/**
 * Makes sure there is a Chromium for the tests: Playwright's own, else Debian's packages where this user may install
 * them. Ends with one line that says what to run when neither works; a missing browser never skips a test.
 *
 * Preferred is the headless shell, which Playwright brings along and Debian packs apart: the whole browser draws a
 * window with toolbars around every visitor of a journey, which costs as much again as many a journey.
 */
const DEBIAN = "/usr/bin/chromium";
const DEBIAN_SHELL = "/usr/bin/chromium-headless-shell";
const { chromium } = createRequire(new URL("../../e2e/package.json", import.meta.url))(
  "@playwright/test",
) as {
  readonly chromium: { executablePath(): string };
};

const hasOwn = () =>
  Boolean(process.env["CHROMIUM_PATH"] && existsSync(process.env["CHROMIUM_PATH"])) ||
  existsSync(chromium.executablePath());
const hasShell = () => hasOwn() || existsSync(DEBIAN_SHELL);
const has = () => hasShell() || existsSync(DEBIAN);
const run = (command: string, ...args: string[]) =>
  spawnSync(command, args, {
    stdio: "ignore",
    timeout: 300_000,
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  }).status === 0;
/** Without a network it fails at once instead of trying again. */
const aptGet = (...args: string[]) =>
  run("apt-get", "-q", "-o", "Acquire::Retries=0", "-o", "Acquire::http::Timeout=10", ...args);

const mayInstall = process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");
if (!has()) {
  console.log("There is no Chromium for the tests; installing one …");
  run("npx", "--no-install", "playwright", "install", "chromium");
  if (!has() && mayInstall && aptGet("update")) aptGet("install", "-y", "chromium");
}
if (!hasShell() && mayInstall) {
  console.log("Installing Chromium's headless shell …");
  const install = () => aptGet("install", "-y", "--no-install-recommends", "chromium-headless-shell");
  if (!install() && aptGet("update")) install();
}
if (!has()) {
  console.error(
    "There is no Chromium. Run `npx playwright install chromium`, or as root `apt-get install chromium chromium-headless-shell`, or set CHROMIUM_PATH.",
  );
  process.exit(1);
}
