import type { Page } from "@playwright/test";
import { showAtWidth } from "../accessibility/showAtWidth.ts";
import { answerCookies } from "../fixtures/answerCookies.ts";
import { expect, test } from "../fixtures/test.ts";
import { signIn } from "./signIn.ts";

test.use({ trace: "off" });

/** Pages of an account, and words that stand there once they are loaded; the amounts are `LARGE_ORE`. */
const ACCOUNT_PAGES = [
  ["/konto/hjem", "Saldo bagefter: 1.234.567,89"],
  ["/konto/bevaegelser", "Saldo bagefter: 1.234.567,89"],
  ["/konto/udbetaling", "Til udbetaling"],
  ["/konto/mine-bonusser", "1.234.567,89"],
  ["/konto/indbetalingsloft", "Dine grænser nu"],
  ["/konto/mentor", "Tid på siden"],
] as const;
const WIDTHS = [320, 390, 768, 1440];
/** 1.234.567,89 kr.: more than nearly every player has, and the same whatever other journeys have done. */
const LARGE_ORE = 123_456_789;

/** Has each amount of money that the gateway answers from now on be a large one of the same sign. */
async function enlargeAmounts(page: Page): Promise<void> {
  await page.addInitScript((large) => {
    const enlarge = (value: unknown): unknown => {
      if (Array.isArray(value)) return value.map(enlarge);
      if (value === null || typeof value !== "object") return value;
      const entries = Object.entries(value).map(([name, one]) => [
        name,
        name.endsWith("Ore") && typeof one === "number" && one !== 0 ? Math.sign(one) * large : enlarge(one),
      ]);
      return Object.fromEntries(entries);
    };
    const { fetch } = globalThis;
    globalThis.fetch = async (...call) => {
      const answer = await fetch(...call);
      const isJson = answer.headers.get("content-type")?.includes("json") ?? false;
      if (answer.status !== 200 || !isJson) return answer;
      const { status, headers } = answer;
      return new Response(JSON.stringify(enlarge(await answer.json())), { status, headers });
    };
  }, LARGE_ORE);
}

test("text of a player's own pages stays on the screen at twice its size, from 320 to 1440 px (WCAG 1.4.4, 1.4.10)", async ({
  page,
  context,
  brand,
}) => {
  test.setTimeout(120_000);
  await answerCookies(context, brand);
  await signIn(page, "spiller");
  await enlargeAmounts(page);
  for (const [path, words] of ACCOUNT_PAGES) {
    await page.goto(path);
    await expect(page.locator(".account-content").getByText(words).first()).toBeVisible();
    await page.evaluate(() => document.documentElement.style.setProperty("font-size", "32px"));
    for (const width of WIDTHS) {
      await showAtWidth(page, width);
      // A busy machine takes more than a frame until everything has its new place.
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth), {
          message: `pixels by which ${path} at ${width} px is wider than the screen`,
        })
        .toBeLessThanOrEqual(0);
    }
  }
});
