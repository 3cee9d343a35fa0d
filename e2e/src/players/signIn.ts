import { expect, type Page } from "@playwright/test";

/** Says at the local identity provider who one is, and goes on. */
export async function approveAtMitId(page: Page, userId: string): Promise<void> {
  await expect(page).toHaveURL(/^http:\/\/mitid\.localhost/);
  await page.getByLabel("Bruger-id").fill(userId);
  await page.getByRole("button", { name: "Godkend" }).click();
}

/** Opens the login over the page that is shown, and goes to MitID. */
export async function goToMitId(page: Page): Promise<void> {
  await page.goto("/kundeservice?auth=login");
  const dialog = page.getByRole("dialog", { name: "Log ind" });
  await dialog.getByRole("link", { name: "Log på med MitID" }).click();
}

/** Signs a seeded player in through MitID. */
export async function signIn(page: Page, userId: string): Promise<void> {
  await goToMitId(page);
  await approveAtMitId(page, userId);
  await expect(page).not.toHaveURL(/mitid\.localhost/);
  await expect(page.getByRole("timer")).toBeVisible();
}
