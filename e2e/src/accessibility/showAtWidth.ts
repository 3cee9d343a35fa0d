import type { Page } from "@playwright/test";

/**
 * Shows a page in a window of this width, and waits for its frame: until then lengths that go by the window's width are still
 * those of the old one, in a layout that has the new.
 */
export async function showAtWidth(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(drawn)));
}
