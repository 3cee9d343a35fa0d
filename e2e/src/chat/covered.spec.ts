import type { Page } from "@playwright/test";
import { answerCookies } from "../fixtures/answerCookies.ts";
import { started } from "../fixtures/started.ts";
import { expect, test } from "../fixtures/test.ts";
import { signIn } from "../players/signIn.ts";

test.beforeEach(({ context, brand }) => answerCookies(context, brand));

/** Texts of the footer that lie under a button of a lower corner, or under the bar of tabs, at the end of the page. */
const coveredAtTheEnd = (page: Page) =>
  page.evaluate(async () => {
    const drawn = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    // What is not laid out yet has a height that is guessed.
    for (let tries = 0; tries < 4; tries += 1) {
      scrollTo(0, document.documentElement.scrollHeight);
      await drawn();
    }
    const boxes = [...document.querySelectorAll(".chat-open, .support-facade, .tab-bar")]
      .filter((one) => one.checkVisibility())
      .map((one) => one.getBoundingClientRect());
    const texts = document.createTreeWalker(document.querySelector("footer") ?? document.body, 4);
    const covered: string[] = [];
    while (texts.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(texts.currentNode);
      const isUnder = [...range.getClientRects()].some((text) =>
        boxes.some(
          (box) =>
            text.right > box.left &&
            text.left < box.right &&
            text.bottom > box.top &&
            text.top < box.bottom &&
            text.width > 1,
        ),
      );
      if (isUnder) covered.push(texts.currentNode.textContent?.trim() ?? "");
    }
    const bar = document.querySelector(".tab-bar")?.getBoundingClientRect();
    const overTheBar = boxes.filter((box) => bar && box.top < bar.top && box.bottom > bar.top);
    return { buttons: boxes.length, covered, overTheBar };
  });

test("the buttons of chat and help cover no tab, and nothing of the footer at its end, from 320 to 1440 px (R6.06)", async ({
  page,
}) => {
  await signIn(page, "spiller");
  await expect(page.getByRole("button", { name: "Åbn chatten" })).toBeVisible();
  await started(page);
  for (const width of [1440, 320, 390, 1024, 320]) {
    await page.setViewportSize({ width, height: width < 500 ? 640 : 900 });
    const { buttons, covered, overTheBar } = await coveredAtTheEnd(page);
    expect(buttons, `${width} px`).toBeGreaterThanOrEqual(2);
    expect(covered, `${width} px`).toEqual([]);
    expect(overTheBar, `${width} px`).toEqual([]);
  }
});

test("no line of the account's menu stays under the button of the chat, on a page at its top (R6.06)", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, "spiller", "/konto");
  await started(page);
  await expect(page.getByRole("button", { name: "Åbn chatten" })).toBeVisible();
  const links = page.locator(".account-navigation li a");
  await expect(links.first()).toBeVisible();
  const hidden = await links.evaluateAll((all) =>
    all
      .filter((link) => {
        link.scrollIntoView({ block: "nearest" });
        scrollTo(0, 0);
        const { left, right, top, bottom } = link.getBoundingClientRect();
        const ends = [left + 4, (left + right) / 2, right - 4];
        return ends.some((x) => {
          const shown = document.elementFromPoint(x, (top + bottom) / 2);
          return shown === null || !link.contains(shown);
        });
      })
      .map((link) => link.textContent),
  );
  expect(hidden).toEqual([]);
});
