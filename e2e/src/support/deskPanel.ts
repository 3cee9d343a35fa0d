import type { Page } from "@playwright/test";
import { started } from "../fixtures/started.ts";
import { expect } from "../fixtures/test.ts";

/** The choice with which the desk opens. */
export const PREFERENCES = { preferences: true, statistics: false, marketing: false };
export const panelOf = (page: Page) => page.getByRole("dialog", { name: "Kundeservice" });
export const facadeOf = (page: Page) => page.getByRole("link", { name: "Hjælp", exact: true });

/** Addresses of calls to customer service from now on. */
export function supportCalls(page: Page): string[] {
  const seen: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/gateway/support/")) seen.push(pathname);
  });
  return seen;
}

/** Opens the desk over a page. */
export async function openDesk(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await started(page);
  await facadeOf(page).click();
}

/** Chooses a topic and writes the first message; a guest leaves an address. */
export async function write(page: Page, text: string, isPlayer = false): Promise<void> {
  const panel = panelOf(page);
  await panel.getByRole("listitem").getByRole("button").first().click();
  await panel.getByRole("button", { name: "Skriv til os" }).click();
  await panel.getByRole("textbox", { name: "Din besked" }).fill(text);
  if (!isPlayer) await panel.getByRole("textbox", { name: "Din e-mail" }).fill("gaest@example.dk");
  await panel.getByRole("button", { name: "Send", exact: true }).click();
  await expect(panel.getByRole("log").getByRole("listitem")).toHaveCount(1);
}

/** The id of the conversation that the calls are about. */
export const conversationIn = (calls: readonly string[]): string | undefined =>
  calls.map((path) => /\/conversations\/([\w-]+)\//.exec(path)?.[1]).find(Boolean);
