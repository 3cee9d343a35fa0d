import type { Page } from "@playwright/test";
import { findingsAtWidths } from "../accessibility/findings.ts";
import { answerCookies } from "../fixtures/answerCookies.ts";
import { leavePicturesOut } from "../fixtures/leavePicturesOut.ts";
import { expect, test } from "../fixtures/test.ts";
import { publicPages } from "./publicPages.ts";

// Pictures as wide as a desktop's take twice as long to make, and show nothing that a phone's do not. Recording every
// step of an audit takes longer than the audit.
test.use({ pictures: true, trace: "off", viewport: { width: 390, height: 844 } });
test.beforeEach(({ context, brand }) => answerCookies(context, brand));

const LACKING: Readonly<Record<string, readonly string[]>> = { solbanko: ["casino", "wheel"] };
/** One of each way to lay out a page: these are looked at in every width. */
const LAYOUTS: readonly string[] = [
  "front",
  "game-overview",
  "blog",
  "faq",
  "customer-service",
  "winners",
  "competition",
  "responsible-gaming",
];
const WIDTHS = [1440, 1920, 768, 390, 320];
const DESKTOP = [1440];

/** A page's one headline, its content, and what the law wants on every page. */
async function expectComplete(page: Page): Promise<void> {
  await expect(page.locator("html")).toHaveAttribute("lang", "da");
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  await expect(page.getByText("Tilladelse fra Spillemyndigheden").first()).toBeVisible();
  await expect(page.getByText("18+").first()).toBeVisible();
  await expect(page.getByRole("link", { name: /70 22 28 25/ }).first()).toBeVisible();
  await expect(page.locator("main")).not.toBeEmpty();
}

for (const { id, ids, path } of publicPages) {
  const [widths, where] = LAYOUTS.includes(id) ? [WIDTHS, "from 320 to 1920 px"] : [DESKTOP, "on a desktop"];

  test(`${path} is there in Danish, complete and without complaint; axe finds nothing, and nothing scrolls sideways ${where} (${ids})`, async ({
    page,
    brand,
    complaints,
  }) => {
    // With its pictures, which a new state makes now; a busy machine takes its time over them.
    test.setTimeout(120_000);
    const answer = await page.goto(path, { waitUntil: "load" });
    if (LACKING[brand]?.includes(id)) {
      expect(answer?.status()).toBe(404);
      return;
    }
    expect(answer?.status()).toBe(200);
    await expectComplete(page);
    expect(complaints).toEqual([]);
    // The other widths are about the layout.
    await leavePicturesOut(page);
    await page.setViewportSize({ width: 1440, height: 900 });
    await expectComplete(page);
    expect(await findingsAtWidths(page, widths)).toEqual([]);
  });
}
