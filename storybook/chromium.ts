import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "playwright";

/**
 * Path of the browser that renders the stories: `CHROMIUM_PATH`, else Playwright's own, else the system's.
 *
 * @throws {Error} with the command to run, when there is none
 */
export function chromiumPath(environment: NodeJS.ProcessEnv = process.env): string {
  const candidates = [environment["CHROMIUM_PATH"], chromium.executablePath(), "/usr/bin/chromium"];
  const found = candidates.find((path) => path !== undefined && path !== "" && existsSync(path));
  if (found === undefined) {
    throw new Error(
      "No Chromium for the stories: run `npx playwright install chromium` or set CHROMIUM_PATH.",
    );
  }
  return found;
}

/** The headless shell is faster; screenshots need the browser of their baselines. */
const DEBIAN_SHELL = "/usr/bin/chromium-headless-shell";

/**
 * Path of the browser that tests the stories: `CHROMIUM_PATH`, else `undefined` for Playwright's headless shell, else
 * the system's headless shell, else the same as {@link chromiumPath}.
 *
 * @throws {Error} with the command to run, when there is none
 */
export function testingPath(environment: NodeJS.ProcessEnv = process.env): string | undefined {
  if (environment["CHROMIUM_PATH"]) return environment["CHROMIUM_PATH"];
  if (existsSync(chromium.executablePath())) return undefined;
  return existsSync(DEBIAN_SHELL) ? DEBIAN_SHELL : chromiumPath(environment);
}

/** Also works for root in a container, and makes no background requests. */
export const chromiumArguments = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--font-render-hinting=none",
];

/**
 * Folder of the screenshots taken with the browser found, e.g. `chromium-156`: another major version draws letters and
 * edges differently, so its pictures are never compared with these.
 *
 * @throws {Error} when the browser does not print its version
 */
export function baselineFolder(path: string = chromiumPath()): string {
  const answer = execFileSync(path, ["--version"], {
    encoding: "utf8",
    timeout: 10_000,
    stdio: ["ignore", "pipe", "ignore"],
  });
  const major = /\b(\d+)\.\d+\.\d+/.exec(answer)?.[1];
  if (major === undefined) throw new Error(`${path} --version says "${answer.trim()}": no version in it`);
  return `chromium-${major}`;
}
