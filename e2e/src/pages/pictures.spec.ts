import { expect, test } from "../fixtures/test.ts";

for (const path of ["/", "/blog"]) {
  test(`pictures on ${path} are made in the width and encoding of their place, never sent as drawings (R9.08)`, async ({
    page,
  }) => {
    await page.goto(path);
    const sources = await page
      .getByRole("main")
      .locator("img[src*='/f/']")
      .evaluateAll((images) =>
        images.map((image) => (image instanceof HTMLImageElement ? [image.src, image.srcset] : [])),
      );
    expect(sources.length).toBeGreaterThan(3);
    for (const [src = "", srcset = ""] of sources) {
      expect(src).toContain("/m/");
      expect(src).toMatch(/format\((?:avif|webp|jpeg)\)/);
      if (srcset) expect(srcset).toMatch(/\/m\/.* \d+w, /);
    }
  });
}
