import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { showAtWidth } from "./showAtWidth.ts";

const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
/** The widths at which every public page is audited, from a small phone to a large screen. */
export const WIDTHS: readonly number[] = [1440, 1920, 768, 390, 320];
/** axe as it is published for browsers: less than half of what the builder takes, and read anew by every document. */
const AXE = readFileSync(
  createRequire(import.meta.resolve("@axe-core/playwright")).resolve("axe-core/axe.min.js"),
  "utf8",
);
/** An expression in place of axe's source. */
const NOTHING = "undefined";

/** What axe finds on the page as it stands, one line a finding. */
export async function findings(page: Page): Promise<string[]> {
  // It is read once for a document, however often that is audited.
  const isThere = await page.evaluate(() => "axe" in window);
  const { violations } = await new AxeBuilder({ page, axeSource: isThere ? NOTHING : AXE })
    .options({ resultTypes: ["violations"], iframes: false })
    .withTags(RULES)
    // Otherwise a second page is opened for every result.
    .setLegacyMode()
    .analyze();
  const where = `${page.url()} at ${page.viewportSize()?.width} px`;
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${where} ${id}: ${target.join(" ")} ${failureSummary}`),
  );
}

/** The same at each of the widths, and whether the page scrolls sideways there. One load: a page does not know its width. */
export async function findingsAtWidths(page: Page, widths: readonly number[]): Promise<string[]> {
  const found: string[] = [];
  for (const width of widths) {
    await showAtWidth(page, width);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (overflow > 0) found.push(`${page.url()} is ${overflow} px wider than a screen of ${width} px`);
    found.push(...(await findings(page)));
  }
  return found;
}
