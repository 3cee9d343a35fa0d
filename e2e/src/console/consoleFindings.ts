import type { Page } from "@playwright/test";
import { findingsNow } from "../accessibility/findings.ts";

/** What axe finds on a page of the console, once its style sheet is there. */
export async function consoleFindings(page: Page): Promise<string[]> {
  await page.waitForLoadState("load");
  return findingsNow(page);
}
