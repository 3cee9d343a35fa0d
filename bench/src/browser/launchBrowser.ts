import { existsSync } from "node:fs";
import { chromium, type Browser } from "playwright";

const DEBIAN = "/usr/bin/chromium";

const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
] as const;

/**
 * A fresh headless Chromium: `CHROMIUM_PATH`, else Playwright's own, else Debian's.
 *
 * @param debuggingPort opened for tools that speak the DevTools protocol themselves.
 * @throws {Error} in one line when there is no Chromium.
 */
export async function launchBrowser(debuggingPort?: number): Promise<Browser> {
  const chosen = process.env["CHROMIUM_PATH"];
  const own = existsSync(chromium.executablePath());
  if (!chosen && !own && !existsSync(DEBIAN)) {
    throw new Error("There is no Chromium. Run: npm run browser (or set CHROMIUM_PATH to one).");
  }
  const executablePath = chosen ?? (own ? undefined : DEBIAN);
  return chromium.launch({
    headless: true,
    ...(executablePath ? { executablePath } : {}),
    args: [...FLAGS, ...(debuggingPort ? [`--remote-debugging-port=${debuggingPort}`] : [])],
  });
}
