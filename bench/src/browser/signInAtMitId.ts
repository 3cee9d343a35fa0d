import { START_MITID } from "@spilhus/contracts/user-auth";
import type { BrowserContext } from "playwright";

const SIGN_IN_MS = 30_000;

/**
 * Signs a seeded player in through the stack's own identity provider.
 *
 * @param origin of the brand.
 * @throws {Error} when the player does not come back signed in.
 */
export async function signInAtMitId(context: BrowserContext, origin: string, userId: string): Promise<void> {
  const page = await context.newPage();
  const query = new URLSearchParams({ purpose: "login", returnUrl: "/konto/hjem" });
  await page.goto(`${origin}${START_MITID.path}?${query}`, { timeout: SIGN_IN_MS });
  await page.getByLabel("Bruger-id").fill(userId);
  await page.getByRole("button", { name: "Godkend" }).click();
  await page.waitForURL(`${origin}/konto/hjem*`, { timeout: SIGN_IN_MS });
  await page.close();
}
