import { expect } from "vitest";
import { page } from "vitest/browser";

/**
 * Compares the current story with its screenshot, once its fonts and pictures have loaded.
 *
 * @param name `<brand>/<story id>`, the screenshot's path inside the browser version's folder
 */
export async function compareWithBaseline(name: string): Promise<void> {
  await document.fonts.ready;
  await Promise.all(
    [...document.images].map((image) => {
      image.loading = "eager";
      // A picture that cannot be decoded is compared as it is.
      return image.decode().catch(() => undefined);
    }),
  );
  // The heroes show it; below every story its gradient would enlarge the screenshots.
  document.body.style.backgroundImage = "none";
  // The frame gets the height of the story, so that nothing is cut off or empty; overlays have no height of their own
  // and get a whole screen.
  await page.viewport(1024, 240);
  const overlaid = document.querySelector("dialog[open], :popover-open") !== null;
  await page.viewport(
    1024,
    Math.min(Math.max(document.documentElement.scrollHeight, overlaid ? 720 : 0), 2_600),
  );
  await expect(page.elementLocator(document.body)).toMatchScreenshot(name);
}
