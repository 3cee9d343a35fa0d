import { expect, type Page } from "@playwright/test";
import { headerBalance, openDeposit, sendDeposit } from "./depositForm.ts";
import { answerChallenge, ownName, payByCard } from "./payAtProvider.ts";

/** Pays 100 kr. in by the player's own card, whose bank asks for a challenge, until they stand in the header. */
export async function depositByCard(page: Page): Promise<void> {
  const name = await ownName(page);
  await sendDeposit(await openDeposit(page), "100");
  await payByCard(page, name, "challenge");
  await answerChallenge(page, "Godkend");
  await expect(headerBalance(page)).toHaveText(/100,00/);
}
