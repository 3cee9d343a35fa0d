import { answerCookies } from "../fixtures/answerCookies.ts";
import { PHONE } from "../fixtures/phone.ts";
import { expect, test } from "../fixtures/test.ts";

for (const path of ["/", "/blog"]) {
  test(`pictures on ${path} have the width and encoding of their place and are never sent as SVG (R9.08)`, async ({
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

test.describe("in a browser that loads them", () => {
  test.use({ pictures: true });

  test("card pictures load after the first frame on arrival at the top, at once on a return visit, without shifts", async ({
    page,
    context,
    brand,
  }) => {
    await answerCookies(context, brand);
    await page.setViewportSize(PHONE);
    // Hold back frame callbacks and the load event from the page's scripts.
    await page.addInitScript(() => {
      const held: (() => void)[] = [];
      const listen = globalThis.addEventListener.bind(globalThis);
      Object.assign(globalThis, {
        requestAnimationFrame: (act: () => void) => held.push(act),
        addEventListener: (...listener: Parameters<typeof listen>) => {
          if (listener[0] !== "load") listen(...listener);
        },
        tell: () => {
          for (const act of held.splice(0)) act();
        },
      });
    });
    const asked = new Set<string>();
    page.on("request", (request) => asked.add(new URL(request.url()).pathname));
    const lazy = page.locator("img[loading=lazy]");
    const art = page.locator(".game-art").filter({ has: lazy }).first();
    const picture = art.locator(lazy);

    await page.goto("/spiloversigt", { waitUntil: "load" });
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(picture).toBeHidden();
    const src = (await picture.getAttribute("src")) ?? "";
    expect(asked.has(src)).toBe(false);
    const before = await art.boundingBox();
    await page.evaluate(() => {
      // Set by the init script above.
      (Reflect.get(globalThis, "tell") as () => void)();
    });
    await expect.poll(() => asked.has(src)).toBe(true);
    expect(await art.boundingBox()).toEqual(before);

    asked.clear();
    await page.reload();
    await expect.poll(() => asked.has(src)).toBe(true);
  });
});
