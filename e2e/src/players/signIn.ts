import { expect, type Page } from "@playwright/test";
import { START_MITID } from "@spilhus/contracts/user-auth";

/** Approves the login at the local identity provider as this person. */
export async function approveAtMitId(page: Page, userId: string): Promise<void> {
  await expect(page).toHaveURL(/^http:\/\/mitid\.localhost/);
  await page.getByLabel("Bruger-id").fill(userId);
  await page.getByRole("button", { name: "Godkend" }).click();
}

/** Opens the login dialog over a page and follows its link to MitID. For journeys about the login itself. */
export async function goToMitIdByLogin(page: Page): Promise<void> {
  await page.goto("/kundeservice?auth=login");
  const dialog = page.getByRole("dialog", { name: "Log ind" });
  await dialog.getByRole("link", { name: "Log på med MitID" }).click();
}

/** Goes straight to MitID, as the login's link does; MitID returns to the named page. */
export async function goToMitId(page: Page, returnUrl = "/kundeservice"): Promise<void> {
  await page.goto(`${START_MITID.path}?${new URLSearchParams({ purpose: "login", returnUrl })}`);
}

/** Signs a seeded player in through MitID and returns to the named page. */
export async function signIn(page: Page, userId: string, returnUrl?: string): Promise<void> {
  await goToMitId(page, returnUrl);
  await approveAtMitId(page, userId);
  await expect(page).not.toHaveURL(/mitid\.localhost/);
  await expect(page.getByRole("timer")).toBeVisible();
}
