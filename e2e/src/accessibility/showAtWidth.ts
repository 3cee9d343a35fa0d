import type { Page } from "@playwright/test";

/**
 * Resizes the window and waits for the next frame: until then lengths in viewport units still have the old width.
 */
export async function showAtWidth(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(drawn)));
}
