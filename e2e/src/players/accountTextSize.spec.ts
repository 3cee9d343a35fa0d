import { showAtWidth } from "../accessibility/showAtWidth.ts";
import { answerCookies } from "../fixtures/answerCookies.ts";
import { expect, test } from "../fixtures/test.ts";
import { signIn } from "./signIn.ts";

test.use({ trace: "off" });

/** Pages of an account, and words that stand there once they are loaded. */
const ACCOUNT_PAGES = [
  ["/konto/hjem", "Til rådighed"],
  ["/konto/bevaegelser", "Saldo bagefter"],
  ["/konto/udbetaling", "Til udbetaling"],
  ["/konto/mine-bonusser", "bonus"],
  ["/konto/indbetalingsloft", "Dine grænser nu"],
] as const;
const WIDTHS = [320, 390, 768, 1440];

test("text of a player's own pages stays on the screen at twice its size, from 320 to 1440 px (WCAG 1.4.4, 1.4.10)", async ({
  page,
  context,
  brand,
}) => {
  test.setTimeout(120_000);
  await answerCookies(context, brand);
  await signIn(page, "spiller");
  const found: string[] = [];
  for (const [path, words] of ACCOUNT_PAGES) {
    await page.goto(path);
    await expect(page.locator(".account-content").getByText(words).first()).toBeVisible();
    await page.evaluate(() => document.documentElement.style.setProperty("font-size", "32px"));
    for (const width of WIDTHS) {
      await showAtWidth(page, width);
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      if (over > 0) found.push(`${path} at ${width} px is ${over} px wider than the screen`);
    }
  }
  expect(found).toEqual([]);
});
