import { answerCookies } from "../fixtures/answerCookies.ts";
import { findings } from "../accessibility/findings.ts";
import { expect, test } from "../fixtures/test.ts";
import { signIn } from "./signIn.ts";

test.use({ trace: "off" });
test.beforeEach(({ context, brand }) => answerCookies(context, brand));

for (const width of [320, 1440]) {
  test(`the overlay has no axe violation at ${width} px, folded or open`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const view of ["login", "signup"]) {
      await page.goto(`/faq?auth=${view}`);
      await expect(page.getByRole("dialog")).toBeVisible();
      expect(await findings(page)).toEqual([]);
    }
    await page.goto("/faq?auth=login");
    await page.getByText("Log ind med adgangskode").click();
    await page.getByRole("dialog").getByRole("button", { name: "Log ind", exact: true }).click();
    await expect(page.getByLabel("E-mail")).toHaveAttribute("aria-invalid", "true");
    expect(await findings(page)).toEqual([]);
  });

  test(`pages of the account have no axe violation and no sideways scrolling at ${width} px`, async ({
    page,
  }) => {
    test.setTimeout(90_000);
    await page.setViewportSize({ width, height: 900 });
    await signIn(page, "unverified", "/konto/hjem");
    for (const path of [
      "/konto/hjem",
      "/konto/eid",
      "/konto/ansvarligt-spil",
      "/konto/indbetalingsloft",
      "/konto/nedkoeling",
      "/konto/blokering",
      "/konto/sletning",
      "/",
    ]) {
      if (new URL(page.url()).pathname !== path) await page.goto(path);
      await expect(page.getByRole("timer")).toBeVisible();
      await expect(page.getByText("Henter din spilkonto")).toHaveCount(0);
      expect(await findings(page)).toEqual([]);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow, path).toBeLessThanOrEqual(0);
    }
    await page.getByRole("button", { name: /Din spilkonto/ }).click();
    await expect(page.getByRole("button", { name: "Log ud" })).toBeVisible();
    expect(await findings(page)).toEqual([]);
  });
}
