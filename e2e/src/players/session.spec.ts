import { answerCookies } from "../fixtures/answerCookies.ts";
import { expect, test } from "../fixtures/test.ts";
import { openPlayerMenu } from "./openPlayerMenu.ts";
import { approveAtMitId, goToMitIdByLogin, signIn } from "./signIn.ts";

test.beforeEach(({ context, brand }) => answerCookies(context, brand));

const seconds = (text: string | null) =>
  (text ?? "").split(":").reduce((sum, part) => sum * 60 + Number(part), 0);

test("a player signs in, sees the session clock, stays signed in over a reload, and signs out (R4.03, R7.11, R7.12)", async ({
  page,
  context,
  complaints,
}) => {
  await goToMitIdByLogin(page);
  await approveAtMitId(page, "spiller");
  await expect(page).toHaveURL(/\/kundeservice$/);
  await expect(page.getByRole("timer")).toBeVisible();
  const root = page.locator("html");
  await expect(root).toHaveAttribute("data-player", "logged_in");
  // A player is not offered a second account.
  const offer = page.getByRole("contentinfo").getByRole("link", { name: "Opret spilkonto" });
  await expect(offer).toBeHidden();
  const clock = page.getByRole("timer").locator("time");
  const before = seconds(await clock.textContent());
  await expect.poll(async () => seconds(await clock.textContent())).toBeGreaterThan(before);

  await page.reload();
  await expect(clock).toBeVisible();
  expect(seconds(await clock.textContent())).toBeGreaterThanOrEqual(before);

  const other = await context.newPage();
  await other.goto("/faq");
  await expect(other.getByRole("timer")).toBeVisible();

  await openPlayerMenu(page);
  await page.getByRole("button", { name: "Log ud" }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByText("Du er blevet logget ud.")).toBeVisible();
  await expect(root).toHaveAttribute("data-player", "existing");
  await expect(page.getByRole("timer")).toHaveCount(0);
  await expect(offer).toBeVisible();
  await expect(other.getByRole("timer")).toHaveCount(0);
  // The other tab says why its player is gone.
  await expect(other.getByText("Du er ikke længere logget ind.")).toBeVisible();
  expect(complaints).toEqual([]);
});

test("an account page sends a guest to the login and returns afterwards (R6.03, R8.01, R4.05)", async ({
  page,
}) => {
  await page.goto("/konto/hjem");
  await expect(page).toHaveURL(/\/\?returnUrl=%2Fkonto%2Fhjem$/);
  const dialog = page.getByRole("dialog", { name: "Log ind" });
  await dialog.getByRole("link", { name: "Log på med MitID" }).click();
  await page.getByLabel("Bruger-id").fill("spiller");
  await page.getByRole("button", { name: "Godkend" }).click();
  await expect(page).toHaveURL(/\/konto\/hjem$/);
  await expect(page.getByRole("heading", { level: 1, name: "Min spilkonto" })).toBeVisible();
  await expect(page.getByText("Hej Mette")).toBeVisible();
  const attention = page.getByRole("region", { name: "Det kræver din opmærksomhed" });
  await expect(attention.getByText(/^Alt er i orden$|ulæste? besked/)).toBeVisible();
});

test("the flag of a login is cleared on the next path (R4.08, R3.07)", async ({ page, context }) => {
  await signIn(page, "spiller");
  const flag = async () => (await context.cookies()).find(({ name }) => name === "userJustLoggedIn")?.value;
  expect(await flag()).toBe("1");
  await page.reload();
  await expect(page.getByRole("timer")).toBeVisible();
  expect(await flag()).toBe("1");
  await page.goto("/faq");
  await expect.poll(flag).toBeUndefined();
});

test("an ended session leads from the account to the front page with a return address (R8.01)", async ({
  page,
  context,
}) => {
  await signIn(page, "spiller", "/konto/hjem");
  await expect(page.getByText("Hej Mette")).toBeVisible();
  await context.clearCookies({ name: "__Host-sid" });
  // The page may notice by itself meanwhile and lead away, which interrupts the visit.
  await expect(() => page.goto("/konto/hjem")).toPass();
  await expect(page).toHaveURL(/\/\?returnUrl=%2Fkonto%2Fhjem$/);
  await expect(page.getByRole("dialog", { name: "Log ind" })).toBeVisible();
});

test("a signed-in player who opens the login address sees no login (R4.06)", async ({ page }) => {
  await signIn(page, "spiller");
  await page.goto("/faq?auth=login");
  await expect(page.getByRole("timer")).toBeVisible();
  await expect(page).toHaveURL(/\/faq$/);
  await expect(page.getByRole("dialog")).toHaveCount(0);
});
