import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type axe from "axe-core";
import { started } from "../fixtures/started.ts";
import { showAtWidth } from "./showAtWidth.ts";

const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
/** The widths at which every public page must fit, from a small phone to a large screen. */
export const WIDTHS: readonly number[] = [1440, 1920, 768, 390, 320];
/** Has the layout of 1920 px: no media query lies between them, and a second audit would find the same. */
const SAME_LAYOUT_AS_WIDEST = 1440;
/** The browser build; each audited document loads it once. */
const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

declare global {
  interface Window {
    readonly axe?: typeof axe;
  }
}

/** What axe finds on the page once its scripts run, one line a finding. */
export async function findings(page: Page): Promise<string[]> {
  await started(page);
  return findingsNow(page);
}

/** What axe finds on a page that needs no script of ours, such as one of the console. */
export async function findingsNow(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(AXE);
  const violations = await page.evaluate(async (values) => {
    if (!window.axe) throw new Error("axe is not in the page: it went elsewhere meanwhile.");
    const found = await window.axe.run({
      runOnly: { type: "tag", values },
      resultTypes: ["violations"],
      iframes: false,
    });
    return found.violations;
  }, RULES);
  const where = `${page.url()} at ${page.viewportSize()?.width} px`;
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${where} ${id}: ${target.join(" ")} ${failureSummary}`),
  );
}

/** Whether the page scrolls sideways at each width, and findings in each layout. The page is loaded once. */
export async function findingsAtWidths(page: Page, widths: readonly number[]): Promise<string[]> {
  const found: string[] = [];
  for (const width of widths) {
    await showAtWidth(page, width);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (overflow > 0) found.push(`${page.url()} is ${overflow} px wider than a screen of ${width} px`);
    const isAuditedWider = width === SAME_LAYOUT_AS_WIDEST && widths.some((other) => other > width);
    if (!isAuditedWider) found.push(...(await findings(page)));
  }
  return found;
}
