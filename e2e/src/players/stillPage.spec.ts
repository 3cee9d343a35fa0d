import { answerCookies } from "../fixtures/answerCookies.ts";
import { PHONE } from "../fixtures/phone.ts";
import { expect, test } from "../fixtures/test.ts";
import { watchLayoutShifts } from "../fixtures/watchLayoutShifts.ts";
import { signIn } from "./signIn.ts";

test.use({ viewport: PHONE });
test.beforeEach(({ context, brand }) => answerCookies(context, brand));

/** One page for each kind of header: the brand's own, the simple one, and the account's. */
const PATHS = ["/spiloversigt", "/konkurrence", "/konto/hjem"];

test("a page does not shift when the player's data arrives: clock and menu have their space from the first frame (R4.03)", async ({
  page,
}) => {
  await signIn(page, "spiller");
  const shifted = await watchLayoutShifts(page);
  for (const path of PATHS) {
    await page.goto(path);
    await expect(page.getByRole("timer").locator("time[datetime]")).toBeVisible();
    await expect(page.locator(".player-menu-name")).not.toBeEmpty();
    expect(await shifted(), path).toBeLessThanOrEqual(0.02);
  }
});
