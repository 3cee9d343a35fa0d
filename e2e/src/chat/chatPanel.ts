import type { Locator, Page } from "@playwright/test";
import { expect } from "../fixtures/test.ts";

let texts = 0;

/** A text that no other message of this run has: the same one again would be refused. */
export const newText = (): string => `Besked ${Date.now().toString(36)} ${(texts += 1)}`;

/** Opens the chat of a page, and accepts its rules if they are new to the player. */
export async function openChat(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Åbn chatten" }).click();
  const field = page.getByRole("textbox", { name: /^Skriv til / });
  const rules = page.getByRole("button", { name: "Det holder jeg mig til" });
  await expect(field.or(rules)).toBeVisible();
  if (await rules.isVisible()) await rules.click();
  await expect(field).toBeVisible();
}

/** The message of the open room that has this text. */
export const message = (page: Page, said: string | RegExp): Locator =>
  page.getByRole("log").getByRole("listitem").filter({ hasText: said });

/** Writes a message and sends it as soon as the room's pause between two messages is over. */
export async function send(page: Page, said: string): Promise<void> {
  await page.getByRole("textbox", { name: /^Skriv til / }).fill(said);
  // Between two messages of a player lie some seconds, which the button counts down.
  await expect(page.getByRole("button", { name: "Send", exact: true })).toHaveAttribute(
    "aria-disabled",
    "false",
  );
  await page.keyboard.press("Enter");
}

/** Sends a message, which the room takes. */
export async function say(page: Page, said: string): Promise<void> {
  await send(page, said);
  await expect(message(page, said)).toHaveAttribute("data-state", "sent");
}
