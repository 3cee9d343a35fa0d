import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";

/** The headless shell comes first: the full browser draws a window with toolbars for every context. */
const DEBIAN = ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium"];

/**
 * The browser to use: `CHROMIUM_PATH`, else Playwright's own when it is installed (`undefined`), else Debian's.
 *
 * @throws {Error} in one line when there is none.
 */
export function chromiumPath(): string | undefined {
  const chosen = process.env["CHROMIUM_PATH"];
  if (chosen) return chosen;
  if (existsSync(chromium.executablePath())) return undefined;
  const found = DEBIAN.find((path) => existsSync(path));
  if (found) return found;
  throw new Error("There is no Chromium. Run: npm run browser (or set CHROMIUM_PATH to one).");
}
