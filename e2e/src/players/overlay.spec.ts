import { answerCookies } from "../fixtures/answerCookies.ts";
import { started } from "../fixtures/started.ts";
import { expect, test } from "../fixtures/test.ts";
import { goToMitIdByLogin } from "./signIn.ts";

test.beforeEach(({ context, brand }) => answerCookies(context, brand));

test("the login opens over a page by keyboard, survives reload and back, and closes to the page (R4.03)", async ({
  page,
  complaints,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/faq");
  await started(page);
  const dialog = page.getByRole("dialog", { name: "Log ind" });
  const link = page.getByRole("banner").getByRole("link", { name: "Log ind" });
  await link.focus();
  await page.keyboard.press("Enter");
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole("link", { name: "Log på med MitID" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(link).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await expect(link).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/faq\?auth=login$/);
  await page.reload();
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/faq$/);
  await expect(dialog).toHaveCount(0);
  await page.goForward();
  await expect(dialog).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(/\/faq$/);
  expect(complaints).toEqual([]);
});

test("the login opens on a key press while its code has loaded but is not drawn yet (R4.03)", async ({
  page,
}) => {
  // React schedules work that is not urgent through messages to itself.
  await page.addInitScript(() => {
    const post = MessagePort.prototype.postMessage;
    let held: (() => void)[] | undefined;
    MessagePort.prototype.postMessage = function later(this: MessagePort, ...message: [unknown]) {
      if (held) held.push(() => post.apply(this, message));
      else post.apply(this, message);
    };
    addEventListener("hold-drawing", () => (held = []));
    addEventListener("go-on-drawing", () => {
      const waiting = held ?? [];
      held = undefined;
      for (const go of waiting) go();
    });
  });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/faq");
  await started(page);
  const link = page.getByRole("banner").getByRole("link", { name: "Log ind" });
  await page.evaluate(() => dispatchEvent(new Event("hold-drawing")));
  const overlayCode = page.waitForResponse(/\/_next\/static\/chunks\//);
  await link.focus();
  await (await overlayCode).finished();
  await page.waitForLoadState("networkidle");
  await page.keyboard.press("Enter");
  await page.evaluate(() => dispatchEvent(new Event("go-on-drawing")));
  await expect(page.getByRole("dialog", { name: "Log ind" })).toBeVisible();
  await expect(page).toHaveURL(/\/faq\?auth=login$/);
});

test("a registration address with a later step leads to the first (R4.07, R5.08)", async ({ page }) => {
  await page.goto("/?auth=signup&step=3");
  await expect(page.getByRole("dialog", { name: "Opret spilkonto" })).toBeVisible();
  await expect(page).toHaveURL(/\/\?auth=signup&step=1$/);
  await page.getByRole("dialog").getByRole("link", { name: "Log ind" }).click();
  await expect(page.getByRole("dialog", { name: "Log ind" })).toBeVisible();
});

test("cancelling MitID returns to the page with a message (R4.23, R4.24)", async ({ page }) => {
  await goToMitIdByLogin(page);
  await page.getByRole("button", { name: "Afbryd" }).click();
  await expect(page).toHaveURL(/\/kundeservice\?/);
  const query = new URL(page.url()).searchParams;
  expect(Object.fromEntries(query)).toMatchObject({
    error: "dismissed_or_cancelled",
    error_description: "User dismissed or otherwise closed the MitId window",
    mitid: "true",
    mitid_provider: "unknown",
  });
  const dialog = page.getByRole("dialog", { name: "Log ind" });
  await expect(dialog.getByRole("alert")).toHaveText(/Du afbrød MitID/);
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL(/\/kundeservice$/);
});

test("a MitID callback without a started login shows a failure (R4.25)", async ({ page }) => {
  await page.goto("/gateway/user-auth/api/v1/public/mitid/callback?state=forged&code=forged");
  const dialog = page.getByRole("dialog", { name: "Log ind" });
  await expect(dialog.getByRole("alert")).toHaveText(/Noget gik galt/);
});

test("a wrong password shows an error and keeps the typed e-mail (R5.01, R5.03, R5.04)", async ({ page }) => {
  await page.goto("/faq?auth=login");
  const dialog = page.getByRole("dialog", { name: "Log ind" });
  await dialog.getByText("Log ind med adgangskode").click();
  await dialog.getByRole("button", { name: "Log ind", exact: true }).click();
  await expect(dialog.getByLabel("E-mail")).toHaveAttribute("aria-invalid", "true");
  await dialog.getByLabel("E-mail").fill("ole@example.dk");
  await dialog.getByRole("textbox", { name: /^Adgangskode/ }).fill("forkert-kode-1");
  await dialog.getByRole("button", { name: "Log ind", exact: true }).click();
  await expect(dialog.getByRole("alert")).toHaveText(/passer ikke sammen|ikke lade sig gøre/);
  await expect(dialog.getByLabel("E-mail")).toHaveValue("ole@example.dk");
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("every page has a link to MitID (R1.02)", async ({ page }) => {
    await page.goto("/faq?auth=login");
    await page
      .getByRole("navigation", { name: "Din spilkonto" })
      .getByRole("link", { name: "Log på med MitID" })
      .click();
    await expect(page).toHaveURL(/^http:\/\/mitid\.localhost/);
  });
});
