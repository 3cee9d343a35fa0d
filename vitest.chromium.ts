import { existsSync } from "node:fs";

/**
 * The browser of the packages' tests: `CHROMIUM_PATH`, else Playwright's own, else the system's.
 *
 * @param own `chromium.executablePath()` of the package's Playwright
 */
export function chromiumPath(own: string, environment: NodeJS.ProcessEnv = process.env): string {
  const candidates = [environment["CHROMIUM_PATH"], own, "/usr/bin/chromium"];
  const found = candidates.find((path) => path !== undefined && path !== "" && existsSync(path));
  if (found === undefined)
    throw new Error("No Chromium: run `npx playwright install chromium` or set CHROMIUM_PATH.");
  return found;
}

/** Also right for root in a container, and quiet on the network. */
export const chromiumArguments = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
] as const;
