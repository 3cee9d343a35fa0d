import { type Browser, type BrowserContext, expect, type Page } from "@playwright/test";
import { PORT } from "../stack/sites.ts";

/** The console of the stack under test: a port of its own beside the sites'. */
export const CONSOLE = `http://konsol.localhost:${PORT + 1}`;

/** Goes to a page of the console and, where it asks for it, signs in as a member of staff of the local stack. */
export async function signInStaff(page: Page, person: string, path = "/"): Promise<void> {
  await page.goto(CONSOLE + path);
  await page.getByRole("link", { name: "Log ind" }).click();
  await page.getByLabel("Bruger-id").fill(person);
  await page.getByRole("button", { name: "Log på" }).click();
  await expect(page).toHaveURL(CONSOLE + path);
}

/** A member of staff in a browser of their own. */
export async function staffMember(
  browser: Browser,
  person: string,
  path?: string,
): Promise<{ readonly page: Page; readonly context: BrowserContext }> {
  const context = await browser.newContext({ locale: "da-DK", reducedMotion: "reduce" });
  const page = await context.newPage();
  await signInStaff(page, person, path);
  return { page, context };
}
