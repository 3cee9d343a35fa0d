import { expect, type Page } from "@playwright/test";
import { GET_USER_INFO } from "@spilhus/contracts/player-account";

/** Which of the stand-in's cards pays: one with a challenge, one without, or one that the bank declines. */
export type Card = "challenge" | "declined" | "frictionless";

/** The signed-in player's name; the payer's must be the same. */
export const ownName = (page: Page): Promise<string> =>
  page.evaluate(async (path) => {
    const answer = await fetch(path, { headers: { "x-requested-with": "XMLHttpRequest" } });
    // The call's own contract.
    return ((await answer.json()) as { readonly fullName: string }).fullName;
  }, GET_USER_INFO.path);

/** Fills in the stand-in's first page, to which the browser must be on its way. */
export async function payByCard(page: Page, name: string, card: Card): Promise<void> {
  await expect(page).toHaveURL(/^http:\/\/betaling\.localhost/);
  await page.getByLabel("Dit navn").fill(name);
  await page.getByLabel("Kort").selectOption(card);
  await page.getByRole("button", { name: "Betal" }).click();
}

/** Approves or declines the challenge of the player's bank. */
export async function answerChallenge(page: Page, answer: "Godkend" | "Afvis"): Promise<void> {
  await expect(page.getByRole("heading", { name: "Godkend med 3-D Secure" })).toBeVisible();
  await page.getByRole("button", { name: answer }).click();
}
