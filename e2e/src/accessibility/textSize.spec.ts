import type { Page } from "@playwright/test";
import { answerCookies } from "../fixtures/answerCookies.ts";
import { expect, test } from "../fixtures/test.ts";
import { showAtWidth } from "./showAtWidth.ts";

test.use({ trace: "off" });

const PATHS = ["/", "/spiloversigt", "/kundeservice", "/vindere", "/spilside/lynbanko", "/findes-ikke"];
const WIDTHS = [320, 390, 768, 1440];

/** Elements that leave the screen or are clipped, except scrollers and visually hidden ones. */
function losses(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const over = document.documentElement.scrollWidth - innerWidth;
    const found = over > 0 ? [`the page is ${over} px wider than the screen`] : [];
    for (const element of document.querySelectorAll("body *")) {
      const { overflowX } = getComputedStyle(element);
      const cuts = overflowX === "hidden" || overflowX === "clip";
      // Decoration behind the text of an error page; it is meant to bleed off.
      if (!cuts || element.matches(".visually-hidden, .error-view") || !element.checkVisibility()) continue;
      if (element.scrollWidth > element.clientWidth + 1 && element.textContent.trim() !== "") {
        found.push(`${element.tagName}.${element.className} cuts ${element.textContent.trim().slice(0, 40)}`);
      }
    }
    return found;
  });
}

async function lossesAtEveryWidth(page: Page, path: string): Promise<string[]> {
  const found: string[] = [];
  for (const width of WIDTHS) {
    await showAtWidth(page, width);
    found.push(...(await losses(page)).map((loss) => `${path} at ${width} px: ${loss}`));
  }
  return found;
}

test("text at twice its size stays on the screen and is not clipped, from 320 to 1440 px (WCAG 1.4.4, 1.4.10)", async ({
  page,
  context,
  brand,
}) => {
  test.setTimeout(60_000);
  await answerCookies(context, brand);
  const found: string[] = [];
  for (const path of PATHS) {
    await page.goto(path, { waitUntil: "domcontentloaded" });
    await page.evaluate(() => document.documentElement.style.setProperty("font-size", "32px"));
    found.push(...(await lossesAtEveryWidth(page, path)));
  }
  expect(found).toEqual([]);
});

test("text stays on the screen when the browser's own text size is doubled, which moves breakpoints too (WCAG 1.4.4)", async ({
  page,
  context,
  brand,
}) => {
  await answerCookies(context, brand);
  const session = await context.newCDPSession(page);
  await session.send("Page.setFontSizes", { fontSizes: { standard: 32, fixed: 26 } });
  await page.goto("/", { waitUntil: "domcontentloaded" });
  const size = await page.evaluate(() =>
    Number.parseFloat(getComputedStyle(document.documentElement).fontSize),
  );
  expect(size).toBeGreaterThanOrEqual(32);
  expect(await lossesAtEveryWidth(page, "/")).toEqual([]);
});
