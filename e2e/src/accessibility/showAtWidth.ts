import type { Page } from "@playwright/test";

/**
 * Resizes the window and waits for two frames: in the first, lengths in viewport units and what depends on `:has` may still be those of
 * the old width.
 */
export async function showAtWidth(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
}
