import { expect, type Locator, type Page } from "@playwright/test";

/** Opens the deposit from the header of the page. */
export async function openDeposit(page: Page): Promise<Locator> {
  await page.getByRole("banner").getByRole("link", { name: "Indbetal" }).click();
  const dialog = page.getByRole("dialog", { name: "Indbetal" });
  await expect(dialog.getByRole("textbox", { name: /Beløb/ })).toBeVisible();
  return dialog;
}

/** Types an amount, chooses the card and sends the form. */
export async function sendDeposit(dialog: Locator, amount: string): Promise<void> {
  await dialog.getByRole("textbox", { name: /Beløb/ }).fill(amount);
  await dialog.getByRole("radio", { name: /Dankort/ }).check();
  await dialog.getByRole("button", { name: "Gå til betaling" }).click();
}

/** The balance in the header. */
export const headerBalance = (page: Page): Locator =>
  page.getByRole("banner").getByRole("link", { name: /^Saldo/ });
