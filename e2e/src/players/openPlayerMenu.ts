import { expect, type Page } from "@playwright/test";

/**
 * Opens the player's menu once it has their name, which a narrow screen does not show: until then its button may still
 * grow under the pointer.
 */
export async function openPlayerMenu(page: Page): Promise<void> {
  await expect(page.locator(".player-menu-name")).not.toBeEmpty();
  await page.getByRole("button", { name: /Din spilkonto/ }).click();
}
