import { expect, type Page } from "@playwright/test";

/**
 * Opens the player's menu after the player's name has loaded: until then the button may still grow under the pointer. A
 * narrow screen does not show the name.
 */
export async function openPlayerMenu(page: Page): Promise<void> {
  await expect(page.locator(".player-menu-name")).not.toBeEmpty();
  await page.getByRole("button", { name: /Din spilkonto/ }).click();
}
