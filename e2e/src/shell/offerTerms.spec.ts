import { findings } from "../accessibility/findings.ts";
import { answerCookies } from "../fixtures/answerCookies.ts";
import { started } from "../fixtures/started.ts";
import { expect, test } from "../fixtures/test.ts";

test.beforeEach(({ context, brand }) => answerCookies(context, brand));

test("a terms hash becomes the terms query, which shows the real offer until it is closed (R4.04)", async ({
  page,
  complaints,
}) => {
  await page.goto("/betingelser");
  await started(page);
  const questions: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/payments/offers")) questions.push(request.url());
  });
  await page.evaluate(() => {
    const link = document.createElement("a");
    link.href = "#terms&promotionId=velkommen";
    link.textContent = "vilkår for velkomst";
    document.querySelector("main")?.prepend(link);
  });
  expect(questions).toEqual([]);
  const link = page.getByRole("link", { name: "vilkår for velkomst" });
  await link.focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/betingelser\?terms=true&promotionId=velkommen$/);
  const dialog = page.getByRole("dialog", { name: /Velkomst/ });
  await expect(dialog).toContainText("Et eksempel i kroner");
  await expect(dialog).toContainText("Det koster i gennemsnit");
  await expect(dialog.getByRole("heading", { level: 2 })).toBeFocused();
  expect(await findings(page)).toEqual([]);
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/betingelser$/);
  await page.goForward();
  await expect(dialog).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/betingelser$/);
  expect(complaints).toEqual([]);
});

test("an address with the terms of an unknown offer says that there is none (R4.04)", async ({ page }) => {
  await page.goto("/betingelser#terms?promotionId=findes-ikke");
  await expect(page).toHaveURL(/\/betingelser\?terms=true&promotionId=findes-ikke$/);
  const dialog = page.getByRole("dialog", { name: "Vilkår for et tilbud" });
  await expect(dialog).toContainText("Vi har ikke det tilbud");
  expect(await findings(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Luk" }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/betingelser$/);
});
