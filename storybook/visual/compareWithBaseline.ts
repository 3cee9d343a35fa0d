import { expect } from "vitest";
import { page } from "vitest/browser";

/**
 * Compares the story in view with its screenshot, once its fonts and pictures are there.
 *
 * @param name `<brand>/<story id>`, the screenshot's path inside the browser version's folder
 */
export async function compareWithBaseline(name: string): Promise<void> {
  await document.fonts.ready;
  await Promise.all(
    [...document.images].map((image) => {
      image.loading = "eager";
      // A picture that cannot be decoded is part of what is compared.
      return image.decode().catch(() => undefined);
    }),
  );
  // Seen often enough in the heroes; under every story its gradient would weigh more than what is compared.
  document.body.style.backgroundImage = "none";
  // The frame is made as tall as the story, so that nothing is cut off and nothing is empty; what lies over the page
  // takes no room in it and gets a screen of its own.
  await page.viewport(1024, 240);
  const overlaid = document.querySelector("dialog[open], :popover-open") !== null;
  await page.viewport(
    1024,
    Math.min(Math.max(document.documentElement.scrollHeight, overlaid ? 720 : 0), 2_600),
  );
  await expect(page.elementLocator(document.body)).toMatchScreenshot(name);
}
